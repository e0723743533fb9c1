import { data, type RouterContextProvider, redirect } from "react-router";
import * as v from "valibot";
import { hotelPageTexts } from "#app/messages/catalogues/staff-partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/catalogues/staff-partners/no-such.ts";
import { collectMonth, uncollectMonth } from "#app/payments/hotel-collection.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import { formatMonth } from "#app/ui/format/format.ts";

const texts = hotelPageTexts.sales;

const month = v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/));
const collectionSchema = v.variant("intent", [
	v.object({ intent: v.literal("collect"), month }),
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
	const { db } = context.get(requestContext);
	const now = Date.now();
	const which = { hotelId, month: values.month };
	if (values.intent === "uncollect") {
		await uncollectMonth(db, which, values.at, { author, now });
		setFlash(context, { look: "success", text: texts.takenBack });
		throw redirect(`/dashboard/hotels/${hotelId}#sales`, 303);
	}
	const count = await collectMonth(db, which, { author, now });
	setFlash(
		context,
		count > 0
			? collectedMessage(values.month, now, count)
			: { look: "error", text: texts.nothingOpen },
	);
	throw redirect(`/dashboard/hotels/${hotelId}#sales`, 303);
}

/** Message with a form that takes it back. */
function collectedMessage(month: string, now: number, count: number) {
	return {
		look: "by-page" as const,
		about: "month collected",
		text: texts.isCollected({ month: formatMonth(month), count }),
		facts: { month, at: String(now) },
	};
}
