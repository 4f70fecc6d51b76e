import { Moon, Sun } from 'lucide-react';
import { IconButton } from './Button.tsx';
import { useTheme } from './theme.ts';

/** Switches between the light and the dark theme; the choice is kept in the browser. */
export function ThemeToggle() {
  const { theme, choose } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      label="Dark theme"
      aria-pressed={isDark}
      className="needs-script"
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      {isDark ? (
        <Sun aria-hidden="true" className="size-5" />
      ) : (
        <Moon aria-hidden="true" className="size-5" />
      )}
    </IconButton>
  );
}
