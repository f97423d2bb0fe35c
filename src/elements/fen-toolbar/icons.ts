import { svg, type TemplateResult } from 'lit/html.js';

export const icons: Record<
  'undo' | 'redo' | 'flip' | 'start' | 'clear' | 'share' | 'more',
  TemplateResult
> = {
  undo: svg`<path d="M9 14.5L4 9.5l5-5M4 9.5h9.5a6 6 0 0 1 0 12H8" />`,
  redo: svg`<path d="M15 14.5l5-5-5-5M20 9.5h-9.5a6 6 0 0 0 0 12H16" />`,
  flip: svg`<path d="M8 3.5v17M8 20.5l-4-4M8 20.5l4-4M16 20.5v-17M16 3.5l-4 4M16 3.5l4 4" />`,
  start: svg`<path d="M4 4h16v16H4z" /><path class="filled" d="M4 4h16v4.5H4zM4 15.5h16V20H4z" />`,
  clear: svg`<path d="M4.5 6.5h15M9 6.5v-2h6v2M6.5 6.5l.8 13h9.4l.8-13M10 10v6.5M14 10v6.5" />`,
  share: svg`<path d="M12 15V3.5M7.5 7.5L12 3l4.5 4.5M7 11H5v10h14V11h-2" />`,
  more: svg`<path class="dots" d="M5 12h.01M12 12h.01M19 12h.01" />`,
};
