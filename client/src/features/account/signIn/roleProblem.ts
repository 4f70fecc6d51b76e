/** What is said when nobody chose what they are here for (V-4.2-01). */
export function roleProblem(role: string): string | null {
  return role === '' ? 'Please choose whether you are a buyer or a seller' : null;
}
