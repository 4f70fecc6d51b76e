/** Finds the element that says exactly this, also where names in it stand in elements of their own. */
export function wholeText(text: string) {
  return (_own: string, element: Element | null): boolean =>
    element !== null &&
    isAll(element, text) &&
    ![...element.children].some((each) => isAll(each, text));
}

function isAll({ textContent }: Element, text: string): boolean {
  return textContent === text;
}
