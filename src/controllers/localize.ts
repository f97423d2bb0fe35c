import type { Messages } from '../locales/messages.js';

/** What says something, and says it again when the words for it have changed. */
export interface Speaker extends Element {
  requestUpdate(): void;
}

/** All languages: code of its own, so that a page in English with nothing but diagrams does without. */
export interface Languages {
  words<Group extends keyof Messages>(
    group: Group,
    language: string,
    english: Messages[Group] | undefined,
  ): Messages[Group];
  /** Whether there are words of it now. */
  isKnown(language: string): boolean;
}

let languages: Languages | null = null;
let isLoading = false;
const speakers = new Set<Speaker>();
const watched = new WeakSet<Node>();

const tellAll = (): void => {
  for (const speaker of speakers) speaker.requestUpdate();
};

/** Takes the languages, or says that there is more of them now. */
export function useLanguages(given: Languages): void {
  languages = given;
  tellAll();
}

function loadLanguages(): void {
  if (isLoading) return;
  isLoading = true;
  import('./languages.js').then(
    (module) => useLanguages(module.languages),
    (reason: unknown) => console.error('fen-elements: no languages', reason),
  );
}

/**
 * The words of a part of the library by language. `english` is what is said in a language that nobody knows, and while
 * a table is on its way; without it nothing is said till then.
 */
export function localized<Group extends keyof Messages>(
  group: Group,
  english?: Messages[Group],
): (language: string) => Messages[Group] {
  return (language) => {
    if (languages) return languages.words(group, language, english);
    if (!english || !/^(en\b|$)/i.test(language)) loadLanguages();
    return english ?? ({} as Messages[Group]);
  };
}

/** The language that things are said in where it is not the one that was asked for, else `''`. */
export function insteadOf(language: string): string {
  return !language || !languages || languages.isKnown(language) ? '' : 'en';
}

/** The language of an element as the nearest `lang` says, outwards through shadow roots; `''` where none does. */
export function languageOf(element: Element): string {
  let at: Element | undefined = element;
  // A link that is in no document is its own root, and has a host of another kind.
  while (at?.closest) {
    const holder: Element | null = at.closest('[lang]');
    if (holder) return holder.getAttribute('lang')!;
    at = (at.getRootNode() as ShadowRoot).host;
  }
  return '';
}

const observed = { subtree: true, attributeFilter: ['lang'] };

/** Tells an element when its words or its language have changed, until `fallSilent`. */
export function listen(speaker: Speaker): void {
  speakers.add(speaker);
  let root: Node | undefined = speaker.getRootNode();
  while (root && !watched.has(root)) {
    watched.add(root);
    new MutationObserver(tellAll).observe(root, observed);
    root = (root as ShadowRoot).host?.getRootNode();
  }
}

export function fallSilent(speaker: Speaker): void {
  speakers.delete(speaker);
}
