import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { collectMonth, uncollectMonth } from "#app/payments/hotel-collection.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { checkForm } from "#app/ui/form.ts";

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const collectionSchema = v.variant("intent", [
	v.object({ intent: v.literal("collect"), month }),
	v.object({
		intent: v.literal("uncollect"),
		month,
		at: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
	}),
]);

/** A month of a hotel is collected, or that is taken back. Money is the right of those who change bookings. */
export async function changeCollection({
	request,
	form,
	context,
	hotelId,
}: {
	request: Request;
	form: FormData;
	context: Readonly<RouterContextProvider>;
	hotelId: string;
}) {
	const author = requireRight(context, request, "bookings", "update");
	const { values } = checkForm(collectionSchema, form);
	if (!values) throw data({ message: "There is no such month." }, { status: 400 });
	const { db } = context.get(requestContext);
	const now = Date.now();
	const which = { hotelId, month: values.month };
	if (values.intent === "uncollect") {
		await uncollectMonth(db, which, values.at, { author, now });
		throw redirect(`/dashboard/hotels/${hotelId}#sales`, 303);
	}
	const count = await collectMonth(db, which, { author, now });
	const told = new URLSearchParams({
		collected: values.month,
		at: String(now),
		count: String(count),
	});
	throw redirect(`/dashboard/hotels/${hotelId}?${count > 0 ? told : ""}#sales`, 303);
}

/** What the address says of the step before; null for what it can't have been. */
export function readCollected(search: URLSearchParams) {
	const said = v.safeParse(
		v.object({
			collected: month,
			at: v.pipe(v.string(), v.digits()),
			count: v.pipe(v.string(), v.digits()),
		}),
		Object.fromEntries(search),
	);
	if (!said.success) return null;
	const { collected, at, count } = said.output;
	return { month: collected, at, count: Number(count) };
}
