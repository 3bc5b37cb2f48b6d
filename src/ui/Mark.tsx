/** The product's mark: a naga. A drawing in a file of its own takes the colours of the scheme and no bytes of the script. */
export function Mark() {
  return (
    <svg aria-hidden>
      <use href="/brand.svg#mark" />
    </svg>
  );
}
