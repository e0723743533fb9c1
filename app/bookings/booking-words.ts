import type { People } from "#app/excursions/excursion.ts";
import { formatCount } from "#app/ui/format.ts";

/** "2 adults, 1 child"; who is not coming is not named. */
export function peopleInWords({ adults, children, bebe }: People): string {
	return [
		adults > 0 ? formatCount(adults, { one: "adult", other: "adults" }) : "",
		children > 0 ? formatCount(children, { one: "child", other: "children" }) : "",
		bebe > 0 ? formatCount(bebe, { one: "baby", other: "babies" }) : "",
	]
		.filter(Boolean)
		.join(", ");
}

/** What a guest is called to their face. */
export function firstName(name: string): string {
	return name.trim().split(/\s+/)[0] ?? name;
}

/** Whole minutes that a hold still lasts, never more than there are. */
export function minutesLeft(holdExpiresAt: number, now: number): number {
	return Math.max(0, Math.floor((holdExpiresAt - now) / 60_000));
}
