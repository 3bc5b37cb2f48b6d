/** The product's mark: a naga. The drawing is in its own file, so it adds no bytes to the script. */
export function Mark() {
  return (
    <svg aria-hidden>
      <use href="/brand.svg#mark" />
    </svg>
  );
}
