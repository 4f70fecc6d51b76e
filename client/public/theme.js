// Runs before the first paint, so that a chosen theme never flashes. ui/theme.ts writes the choice.
try {
  var chosen = localStorage.getItem('theme');
  if (chosen === 'dark' || chosen === 'light') document.documentElement.dataset.theme = chosen;
} catch {
  // Storage is switched off: the system's theme stays.
}
