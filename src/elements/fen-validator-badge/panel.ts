/** What the list of findings needs beyond the badge; it is loaded when the list first opens. */
export { editsList, findingsList } from './findings-list.js';
export { reportOf } from './report.js';
