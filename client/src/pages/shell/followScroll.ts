/** Keeps --read at the share of the page that has been scrolled past, 0 to 1. Answers what ends it. */
export function followScroll(): () => void {
  const root = document.documentElement;
  const update = () => {
    const way = root.scrollHeight - root.clientHeight;
    root.style.setProperty('--read', String(way > 0 ? Math.min(root.scrollTop / way, 1) : 0));
  };
  update();
  window.addEventListener('scroll', update);
  window.addEventListener('resize', update);
  return () => {
    window.removeEventListener('scroll', update);
    window.removeEventListener('resize', update);
  };
}
