import { keepOwnKeys } from '../controllers/own-keys.js';
import { loadSkills } from '../store/skills.js';
import { LinkedElement } from './linked-element.js';
import { tellChange } from './tell-change.js';

/** Gives an element what a person needs to act with it, and a diagram does without. Call it in the constructor. */
export function makeInteractive(element: LinkedElement): void {
  keepOwnKeys(element);
  loadSkills();
  LinkedElement.tellChange = tellChange;
}
