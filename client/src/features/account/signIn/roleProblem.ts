/** What is said when nobody chose what they are here for. */
export function roleProblem(role: string): string | null {
  return role === '' ? 'Please choose whether you are a buyer or a seller' : null;
}
