/** The bodies and queries of the contract's calls. */
import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { OctoError } from "./octo-error.ts";

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const id = text(200);
const date = v.pipe(v.string(), v.check(isLocalDate, "is no date"));
const nullish = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

/** A stay longer than departures are written ahead has no more of them. */
const mostDays = 400;
const dayMilliseconds = 86_400_000;

const range = v.pipe(
	v.object({ localDateStart: date, localDateEnd: date }),
	v.check(({ localDateStart, localDateEnd }) => {
		const days = (Date.parse(localDateEnd) - Date.parse(localDateStart)) / dayMilliseconds;
		return days >= 0 && days <= mostDays;
	}, `must be at most ${mostDays} days, the first one first`),
);

const units = v.optional(
	v.pipe(
		v.array(
			v.object({
				id,
				quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1_000)),
			}),
		),
		v.maxLength(20),
	),
	[],
);

const product = v.object({ productId: id, optionId: id });
export type ProductChoice = v.InferOutput<typeof product>;

export const calendarBody = v.intersect([v.object({ ...product.entries, units }), range]);

/** Departures by their ids, or of a range of days. */
export const availabilityBody = v.pipe(
	v.object({
		...product.entries,
		units,
		localDate: nullish(date),
		localDateStart: nullish(date),
		localDateEnd: nullish(date),
		availabilityIds: nullish(v.pipe(v.array(id), v.minLength(1), v.maxLength(400))),
	}),
	v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
		const { availabilityIds, localDate } = value;
		const { localDateStart = localDate, localDateEnd = localDate } = value;
		const isRange = value.localDateStart != null || value.localDateEnd != null;
		const ways = [availabilityIds, localDate, isRange || null].filter((each) => each != null);
		const days = v.safeParse(range, { localDateStart, localDateEnd });
		if (ways.length !== 1 || (!availabilityIds && !days.success)) {
			addIssue({
				message: "Send exactly one of localDate, localDateStart with localDateEnd, availabilityIds",
			});
			return NEVER;
		}
		const { productId, optionId } = value;
		return {
			...{ productId, optionId, units: value.units },
			when: availabilityIds
				? { ids: availabilityIds }
				: { from: localDateStart ?? "", until: localDateEnd ?? "" },
		};
	}),
);

/** @throws OctoError BAD_REQUEST that names the first field. */
export function checkBody<Schema extends v.GenericSchema>(
	schema: Schema,
	input: unknown,
): v.InferOutput<Schema> {
	const result = v.safeParse(schema, input, { abortEarly: true });
	if (result.success) return result.output;
	const [issue] = result.issues;
	const path = v.getDotPath(issue);
	throw new OctoError("BAD_REQUEST", path ? `${path}: ${issue.message}` : issue.message);
}
