import { editText } from '../fen/edit.js';
import { judge } from '../rules/judge.js';
import type { Skills } from './skills.js';

export const allSkills: Skills = { judge, editText };
