/** The first stop of the keyboard: past the header, straight to the content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-50 -translate-y-20 rounded-input bg-primary px-4 py-3 font-semibold text-on-primary focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
