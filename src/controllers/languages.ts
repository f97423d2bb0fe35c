import type { Messages, SomeMessages } from '../locales/messages.js';
import { useLanguages, type Languages } from './localize.js';

/** Each is a file of its own, loaded when something first wants to speak in it. */
export const loaders: Readonly<Record<string, () => Promise<{ default: SomeMessages }>>> = {
  // Only what is said of findings; the rest of English comes with what says it.
  en: () => import('../locales/en-findings.js'),
  ar: () => import('../locales/ar.js'),
  bs: () => import('../locales/bs.js'),
  de: () => import('../locales/de.js'),
  es: () => import('../locales/es.js'),
  fi: () => import('../locales/fi.js'),
  fr: () => import('../locales/fr.js'),
  zh: () => import('../locales/zh.js'),
};
/** What came of the languages that were asked for, `null` until then. */
const loaded: Record<string, SomeMessages | null> = {};
/** What pages say in their own words. */
const added: Record<string, SomeMessages> = {};
/** What was made of all that, by part of the library and language. */
const resolved = new Map<string, unknown>();

/** From the general name of a language to the particular one: `de`, `de-at`. */
const namesOf = (language: string): string[] => {
  const name = language.toLowerCase();
  return [...new Set([name.split('-', 1)[0]!, name])];
};

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What `over` says, and what `base` says of the rest. */
function merged(base: unknown, over: unknown): unknown {
  if (over === undefined) return base;
  if (typeof base === 'function' && typeof over === 'string') return () => over;
  if (!isTable(base) || !isTable(over)) return over;
  const all = { ...base };
  for (const name of Object.keys(over)) all[name] = merged(base[name], over[name]);
  return all;
}

function changed(): void {
  resolved.clear();
  useLanguages(languages);
}

function load(name: string): void {
  if (name in loaded) return;
  loaded[name] = null;
  loaders[name]!().then(
    (module) => provideMessages(name, module.default),
    (reason: unknown) => {
      console.error(`fen-elements: the words of ${name} could not be loaded`, reason);
      // English says what has no other words.
      load('en');
    },
  );
}

export const languages: Languages = {
  words(group, language, english) {
    const key = `${group} ${language}`;
    if (!resolved.has(key)) {
      const names = namesOf(language);
      const known = names.find((name) => loaders[name]) ?? 'en';
      if (known !== 'en' || !english) load(known);
      const tables = [loaded['en'], loaded[known], ...names.map((name) => added[name])];
      resolved.set(
        key,
        tables.reduce<unknown>((words, table) => merged(words, table?.[group]), english ?? {}),
      );
    }
    return resolved.get(key) as Messages[typeof group];
  },
  isKnown: (language) =>
    namesOf(language).some((name) => name === 'en' || loaded[name] || added[name]),
};

/** Gives the library a table that it would otherwise load. */
export function provideMessages(name: string, table: SomeMessages): void {
  loaded[name] = table;
  changed();
}

/**
 * Adds a language, or other words for one that the library knows. What is left out is said as before, in a new
 * language in English. `language` is a BCP 47 tag; `de` also counts for `de-AT`. Takes effect at once everywhere.
 */
export function addMessages(language: string, messages: SomeMessages): void {
  const name = language.toLowerCase();
  added[name] = merged(added[name] ?? {}, messages) as SomeMessages;
  changed();
}
