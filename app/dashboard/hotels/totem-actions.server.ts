import { data, type RouterContextProvider, redirect } from "react-router";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { revokeTotem } from "#app/partners/totems.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import type { StaffUser } from "#app/request/user/rights.server.ts";

/** Revokes a screen of the hotel. */
export async function revokeScreen({
	form,
	context,
	hotelId,
	user,
}: {
	form: FormData;
	context: Readonly<RouterContextProvider>;
	hotelId: string;
	user: StaffUser;
}) {
	const { db } = context.get(requestContext);
	const totemId = Number(form.get("totemId"));
	if (!Number.isSafeInteger(totemId)) throw data(noSuchTexts.totem, { status: 400 });
	await revokeTotem(db, totemId, Date.now(), { author: user, hotelId });
	setFlash(context, { look: "success", text: hotelPageTexts.totems.revoke.done({ id: totemId }) });
	throw redirect(`/dashboard/hotels/${hotelId}#totems`);
}
