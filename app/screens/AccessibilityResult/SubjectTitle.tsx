/**
 * What a page or story is called. A story's own name, after the colon, may be English in a Japanese title, too: it is then said as such.
 */
export function SubjectTitle({ title }: { title: string }) {
  const [, place, name] = /^(.+: )([\x20-\x7e]+)$/.exec(title) ?? [];
  if (!name) return title;
  return (
    // One piece: what it stands in may put a gap between its parts.
    <span>
      {place}
      <span lang="en">{name}</span>
    </span>
  );
}
