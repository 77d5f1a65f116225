// What sets a category, in one piece: who asks for a new one has looked for it in the box.
export { NewCategoryDialog } from '../add-category-dialog';
export { CategoryBox } from './category-box';
