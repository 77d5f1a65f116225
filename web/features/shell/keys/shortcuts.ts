import { m } from '../../../lib/messages';

/** The keys that work on every page. Two letters are pressed one after the other. */
export const SHORTCUTS = {
  palette: { keys: ['Ctrl', 'K'], words: m.shell_key_palette },
  switcher: { keys: ['G', 'C'], words: m.shell_key_switcher },
  dashboard: { keys: ['G', 'D'], words: m.shell_key_dashboard },
  calendar: { keys: ['G', 'L'], words: m.shell_key_calendar },
  help: { keys: ['?'], words: m.shell_key_help },
} as const;

export type Shortcut = keyof typeof SHORTCUTS;

type Pressed = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** What a key press asks for, given the one before it; 'g' alone asks for nothing yet. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Pressed, before: string): Shortcut | undefined {
  const pressed = key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return pressed === 'k' ? 'palette' : undefined;
  if (before === 'g') return AFTER_G[pressed];
  return key === '?' ? 'help' : undefined;
}

const AFTER_G: Readonly<Record<string, Shortcut>> = { c: 'switcher', d: 'dashboard', l: 'calendar' };
