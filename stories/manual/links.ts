/** The titles of the pages, by the name of the text; `test:stories` finds those that are not so. */
const titles: Readonly<Record<string, string>> = {
  'README.md': 'Overview',
  'getting-started.md': 'Getting started/Plain page',
  'blogs.md': 'Getting started/Blogs and forums',
  'react.md': 'Getting started/React',
  'vue.md': 'Getting started/Vue',
  'angular.md': 'Getting started/Angular',
  'svelte.md': 'Getting started/Svelte',
  'frameworks.md': 'Getting started/Other frameworks and editors',
  'server-rendering.md': 'Getting started/Rendered on a server',
  'store.md': 'Guides/Store',
  'theming.md': 'Guides/Theming',
  'languages.md': 'Guides/Languages',
  'forms.md': 'Guides/Forms',
  'keys.md': 'Guides/Keys, mouse and finger',
  'accessibility.md': 'Guides/Accessibility',
  'core.md': 'Guides/Without elements',
  'diagram.md': 'Guides/Diagrams without a page',
  'cli.md': 'Guides/On the command line',
  'recipes.md': 'Guides/Recipes',
  'migration.md': 'Guides/From another board',
};

/** Where a link of a text leads in the manual; `null` where what it leads to is no page there. */
export function linkInManual(href: string): string | null {
  if (/^(https?:|#|\?)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const title = titles[path.split('/').at(-1)!];
  if (title === undefined) return null;
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `?path=/docs/${id}--docs${anchor === undefined ? '' : `#${anchor}`}`;
}
