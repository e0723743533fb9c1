import { plural } from "../../plural.ts";

/** A number with its noun: "1 plaza", "3 plazas". */
export function counted(count: number, one: string, other: string): string {
	return `${count} ${plural("es", count, { one, other })}`;
}
