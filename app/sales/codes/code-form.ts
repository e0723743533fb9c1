/** The form of a code for staff. */
import type { TypedValues } from "#app/ui/form/form.ts";
import type { CodeFields } from "./code-form-schema.ts";

export const excursionTick = (excursionId: string) => `on.${excursionId}`;

export function tickedExcursions(typedValues: TypedValues): string[] {
	return Object.entries(typedValues).flatMap(([name, value]) =>
		name.startsWith(excursionTick("")) && value === "on" ? [name.slice(3)] : [],
	);
}

export function codeFormOf(
	code: Omit<CodeFields, "leastCents"> & { leastCents: number; excursionIds: readonly string[] },
): TypedValues {
	const money = (cents: number | null) => (cents ? (cents / 100).toFixed(2) : "");
	const { excursionIds, percent, ...rest } = code;
	return {
		code: rest.code,
		percent: percent === null ? "" : String(percent / 100),
		amountCents: money(rest.amountCents),
		travelFrom: rest.travelFrom ?? "",
		travelTo: rest.travelTo ?? "",
		bookedFrom: rest.bookedFrom ?? "",
		bookedTo: rest.bookedTo ?? "",
		leastCents: money(rest.leastCents),
		mostBookings: String(rest.mostBookings ?? ""),
		oncePerGuest: rest.oncePerGuest ? "on" : "off",
		combines: rest.combines ? "on" : "off",
		hotelId: rest.hotelId ?? "",
		...Object.fromEntries(excursionIds.map((id) => [excursionTick(id), "on"])),
	};
}
