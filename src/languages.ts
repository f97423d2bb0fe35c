export { addMessages } from './controllers/languages.js';
export type { Messages, SomeMessages } from './locales/messages.js';
