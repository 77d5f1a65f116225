// The one door to the texts: typed functions, compiled from web/messages before every build and check.
export { m } from '../messages/compiled/messages.js';
