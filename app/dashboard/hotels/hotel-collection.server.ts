import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { collectMonth, uncollectMonth } from "#app/sales/payments/hotel-collection.server.ts";
import { centsTold } from "#app/sales/staff/amount-schema.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { formatMoney, formatMonth } from "#app/ui/format/format.ts";

const texts = hotelPageTexts.sales;

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const collectionSchema = v.variant("intent", [
	v.object({ intent: v.literal("collect"), month, told: centsTold() }),
	v.object({
		intent: v.literal("uncollect"),
		month,
		at: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
	}),
]);

/** Marks a month of a hotel as collected, or takes that back. Needs the right to change bookings. */
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
	if (!values) throw data({ message: noSuchTexts.month }, { status: 400 });
	const { db, environment } = context.get(requestContext);
	const now = Date.now();
	const which = { hotelId, month: values.month };
	if (values.intent === "uncollect") {
		await uncollectMonth(db, which, values.at, { author, now });
		setFlash(context, { look: "success", text: texts.takenBack });
		throw redirect(`/dashboard/hotels/${hotelId}#sales`, 303);
	}
	const { bookings, openCents } = await collectMonth(db, which, values.told, { author, now });
	const sum = formatMoney(openCents, environment.currency);
	const facts = { month: formatMonth(values.month), sum };
	setFlash(
		context,
		bookings > 0
			? {
					look: "by-page",
					about: "month collected",
					text: texts.isCollected({ ...facts, count: bookings }),
					// for the form that takes it back
					facts: { month: values.month, at: String(now) },
				}
			: { look: "error", text: openCents > 0 ? texts.otherSum(facts) : texts.nothingOpen },
	);
	throw redirect(`/dashboard/hotels/${hotelId}#sales`, 303);
}
