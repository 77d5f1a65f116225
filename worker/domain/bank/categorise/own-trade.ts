// Whoever cooks or brews for others buys milk and tea as material, or for the staff.
const FEEDS =
  /\b(?:FOOD\w*|DAIRY|BAKER\w*|KITCHENS?|RESTAURANTS?|HOTELS?|HOSPITALITY|CATER\w*|CAFES?|BEVERAGES?|SWEETS|TEA|COFFEE|SNACKS)\b/;
const FOR_STAFF = /\b(?:OFFICE|PANTRY|CANTEEN|STAFF|TEAM|MEETING)\b/;

/** Whether what the words of a trade tell may as well be what the company itself works with, so that a person must be asked. */
export function isOwnTrade(categoryId: string, text: string, holder = ''): boolean {
  return categoryId === 'pantry' && FEEDS.test(holder.toUpperCase()) && !FOR_STAFF.test(text);
}
