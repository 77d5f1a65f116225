import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { m } from '../../lib/messages';
import { remember } from '../../lib/storage';
import { buttonClass } from '../../ui/button';

type Theme = 'light' | 'dark';

/** Changes between light and dark; until it is used, the system's choice holds. */
export function ThemeToggle() {
  const [theme, setTheme] = useState(shownTheme);
  const next: Theme = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Sun : Moon;
  const change = () => {
    setTheme(next);
    keepTheme(next);
  };
  return (
    <button
      type="button"
      aria-label={next === 'dark' ? m.shell_theme_dark() : m.shell_theme_light()}
      className={buttonClass('chrome', 'icon')}
      onClick={change}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function keepTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}
