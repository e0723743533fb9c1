/** The bodies and queries of the contract's calls. */
import * as v from "valibot";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { OctoError } from "./octo-error.ts";

/** Attack: control characters break lines of lists, NUL ends texts in the database, directional overrides disguise a name. */
const unusable = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const text = (most: number) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.maxLength(most),
		v.check((value) => !unusable.test(value), "holds signs that nobody can read"),
	);
const id = text(200);
const date = v.pipe(v.string(), v.check(isLocalDate, "is no date"));
export const uuidSchema = v.pipe(v.string(), v.uuid(), v.toLowerCase());
/** Programs send null for what they do not say. */
const nullish = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(schema);

/** A stay longer than departures are written ahead has no more of them. */
const mostDays = 400;
const dayMilliseconds = 86_400_000;

const days = { localDateStart: date, localDateEnd: date };
type Days = v.InferOutput<v.ObjectSchema<typeof days, undefined>>;
const isShort = v.check<Days, string>(({ localDateStart, localDateEnd }) => {
	const count = (Date.parse(localDateEnd) - Date.parse(localDateStart)) / dayMilliseconds;
	return count >= 0 && count <= mostDays;
}, `must be at most ${mostDays} days, the first one first`);
const range = v.pipe(v.object(days), isShort);

const units = v.nullish(
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
		const localDateStart = value.localDateStart ?? localDate;
		const localDateEnd = value.localDateEnd ?? localDate;
		const isRange = value.localDateStart != null || value.localDateEnd != null;
		const ways = [availabilityIds, localDate, isRange || null].filter((each) => each != null);
		const wholeRange = v.safeParse(range, { localDateStart, localDateEnd });
		if (ways.length !== 1 || (!availabilityIds && !wholeRange.success)) {
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

/** Many programs send an empty text for an address that they do not know. */
const emailAddress = v.pipe(
	text(200),
	v.transform((address) => address || null),
	v.nullable(v.pipe(v.string(), v.email())),
);

const contact = v.object({
	fullName: nullish(text(120)),
	firstName: nullish(text(80)),
	lastName: nullish(text(80)),
	emailAddress: nullish(emailAddress),
	phoneNumber: nullish(text(40)),
	locales: nullish(v.pipe(v.array(text(35)), v.maxLength(20))),
	postalCode: nullish(text(40)),
	country: nullish(text(60)),
	notes: nullish(text(1_000)),
});
export type ContactBody = v.InferOutput<typeof contact>;

const unitItems = v.pipe(
	v.array(
		v.object({
			uuid: nullish(uuidSchema),
			unitId: id,
			resellerReference: nullish(text(120)),
			contact: nullish(contact),
		}),
	),
	v.maxLength(100),
	v.check((items) => {
		const uuids = items.flatMap((item) => item.uuid ?? []);
		return new Set(uuids).size === uuids.length;
	}, "names a uuid twice"),
);
export type UnitItemBody = v.InferOutput<typeof unitItems>[number];

const expirationMinutes = nullish(
	v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000)),
);
const pickup = {
	pickupRequested: nullish(v.boolean()),
	pickupPointId: nullish(id),
	pickupHotel: nullish(text(200)),
	pickupHotelRoom: nullish(text(40)),
};
const changeable = {
	unitItems: nullish(unitItems),
	resellerReference: nullish(text(120)),
	contact: nullish(contact),
	notes: nullish(text(1_000)),
	expirationMinutes,
	...pickup,
};

export const createBody = v.object({
	...changeable,
	productId: id,
	optionId: id,
	availabilityId: id,
	uuid: nullish(uuidSchema),
});
export type CreateBody = v.InferOutput<typeof createBody>;

export const changeBody = v.object({
	...changeable,
	productId: nullish(id),
	optionId: nullish(id),
	availabilityId: nullish(id),
	emailReceipt: v.nullish(v.boolean(), false),
});
export type ChangeBody = v.InferOutput<typeof changeBody>;

export const confirmBody = v.object({ ...changeBody.entries, contact });

export const extendBody = v.object({ expirationMinutes });

export const cancelBody = v.object({
	reason: nullish(text(500)),
	force: v.nullish(v.boolean(), false),
});

/** Bookings by exactly one thing. */
export const bookingQuery = v.union(
	[
		v.strictObject({ resellerReference: text(120) }),
		v.strictObject({ supplierReference: text(40) }),
		v.strictObject({ localDate: date }),
		v.pipe(v.strictObject(days), isShort),
	],
	"Send one of resellerReference, supplierReference, localDate, localDateStart with localDateEnd",
);
export type BookingQuery = v.InferOutput<typeof bookingQuery>;

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
