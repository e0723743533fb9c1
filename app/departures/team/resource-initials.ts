import type { Resource } from "./resource.ts";

/** "NS" of "Nuria Santana", "3" of "Van 3": what a cell of the calendar has room for. */
export function initialsOf({ kind, name }: Pick<Resource, "kind" | "name">): string {
	if (kind === "vehicle") return name.match(/\d{1,3}(?!.*\d)/)?.[0] ?? name.slice(0, 2);
	const [first = "", ...others] = name.split(/[\s-]+/).map((word) => [...word][0] ?? "");
	return `${first}${others.at(-1) ?? ""}`.toUpperCase();
}
