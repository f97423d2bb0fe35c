/**
 * How far two pictures of the same size, as PNG, are apart: the largest difference in any channel of any pixel, 0 to
 * 255, and the mean of the largest of each pixel. Clear pixels count as white.
 * @param {import('playwright-core').Page} page
 * @param {Buffer} one
 * @param {Buffer} other
 * @param {number} [reduction] How many pixels in a row are looked at as one, so that edges count for less.
 * @returns {Promise<{ farthest: number, mean: number }>}
 */
export function pixelDifference(page, one, other, reduction = 1) {
  return page.evaluate(
    async ([reduction, ...pictures]) => {
      const [first, second] = await Promise.all(
        pictures.map(async (data) => {
          const image = new Image();
          image.src = `data:image/png;base64,${data}`;
          await image.decode();
          const [width, height] = [image.width, image.height].map((length) => length / reduction);
          const canvas = Object.assign(document.createElement('canvas'), { width, height });
          const context = canvas.getContext('2d');
          context.imageSmoothingQuality = 'high';
          context.fillStyle = '#fff';
          context.fillRect(0, 0, width, height);
          context.drawImage(image, 0, 0, width, height);
          return context.getImageData(0, 0, width, height);
        }),
      );
      if (first.width !== second.width || first.height !== second.height) {
        throw new Error(
          `${first.width} × ${first.height} and ${second.width} × ${second.height} pixels`,
        );
      }
      let farthest = 0;
      let sum = 0;
      for (let index = 0; index < first.data.length; index += 4) {
        const channels = [0, 1, 2].map((channel) =>
          Math.abs(first.data[index + channel] - second.data[index + channel]),
        );
        const off = Math.max(...channels);
        farthest = Math.max(farthest, off);
        sum += off;
      }
      return { farthest, mean: sum / (first.width * first.height) };
    },
    [reduction, ...[one, other].map((picture) => picture.toString('base64'))],
  );
}
