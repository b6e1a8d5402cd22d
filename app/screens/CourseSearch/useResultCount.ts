/** How many courses the fields of a form would give. */
export function useResultCount(): { count: number | null; onChange: (form: HTMLFormElement) => void } {
  return { count: null, onChange: () => undefined };
}
