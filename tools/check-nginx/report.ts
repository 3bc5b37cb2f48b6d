/** Prints one check with its problems, and counts it as failed if it has any. */
export type Report = (name: string, problems: readonly string[]) => void;

/** How an answer differs from a status and headers; null stands for a header that must be absent. */
export function differences(
  answer: Response,
  status: number,
  headers: Readonly<Record<string, string | null>>,
): string[] {
  return [
    ...(answer.status === status ? [] : [`status is ${answer.status}, not ${status}`]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const given = answer.headers.get(name);
      return given === value ? [] : [`${name} is ${given}, not ${value}`];
    }),
  ];
}
