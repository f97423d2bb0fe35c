/** What the texts link to, as the manual has it: by the name of the file, without its folder. */
const pages: Readonly<Record<string, string>> = {
  'README.md': 'manual-overview',
  'getting-started.md': 'manual-getting-started',
  'frameworks.md': 'manual-in-frameworks-and-editors',
  'blogs.md': 'manual-in-blogs-and-forums',
  'server-rendering.md': 'manual-rendered-on-a-server',
  'forms.md': 'manual-forms',
  'store.md': 'manual-the-store',
  'theming.md': 'manual-looks',
  'accessibility.md': 'manual-accessibility',
  'recipes.md': 'manual-recipes',
  'cli.md': 'manual-on-the-command-line',
  'migration.md': 'manual-from-another-board',
};

/** HTML that shows by itself what it says, without scripts and styles of a page. */
const showing =
  /^```html\n((?:(?!<script|<style|<!doctype|^```).)*?<fen-(?:(?!<script|<style|<!doctype|^```).)*?)^```$/gms;

/** A piece of code, which stays as it is, or a link or picture. */
const codeOrLink = /^```.*?^```$|(!?)\[([^\]]*)\]\((?!https?:|#)([^)#\s]*)(?:#[^)\s]*)?\)/gms;

/**
 * A text of the repository for the manual: its links lead on there, what is no page of it is plain text, and what HTML
 * shows stands below it.
 */
export const inManual = (text: string): string =>
  text
    .replace(codeOrLink, (whole, image?: string, words?: string, path?: string) => {
      if (image !== '') return whole;
      const page = pages[path!.split('/').at(-1)!];
      return page ? `[${words}](?path=/docs/${page}--docs)` : words!;
    })
    .replace(showing, (fence, html: string) => {
      const shown = html.replace(/<!--.*?-->\n?/gs, '').replace(/\n\s*/g, ' ');
      return `${fence}\n\n<div class="shown">${shown}</div>\n`;
    });
