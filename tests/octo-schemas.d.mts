/** @returns what is wrong with a value by a published schema; empty for a right one. */
export function parseOcto(name: string, value: unknown): unknown[];
