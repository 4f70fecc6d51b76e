import { IconButton } from './Button.tsx';
import { useTheme } from './theme.ts';
import { Icon } from './Icon.tsx';

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
      {isDark ? <Icon name="Sun" className="size-5" /> : <Icon name="Moon" className="size-5" />}
    </IconButton>
  );
}
