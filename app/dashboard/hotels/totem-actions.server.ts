import { data, type RouterContextProvider, redirect } from "react-router";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { noSuchTexts } from "#app/messages/staff/partners/no-such.ts";
import { readHotel } from "#app/partners/hotels.server.ts";
import { enrolTotem, revokeTotem } from "#app/partners/totems.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import type { StaffUser } from "#app/request/user/rights.server.ts";
import { qrModules } from "#app/ui/qr/qr-modules.ts";

/** Adds or revokes a screen. The enrolment link is only in this answer; it is not stored. */
export async function changeTotems({
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
	const { db, environment } = context.get(requestContext);
	const now = Date.now();
	if (form.get("intent") === "revoke") {
		const totemId = Number(form.get("totemId"));
		if (!Number.isSafeInteger(totemId)) throw data(noSuchTexts.totem, { status: 400 });
		await revokeTotem(db, totemId, now, { author: user, hotelId });
		setFlash(context, {
			look: "success",
			text: hotelPageTexts.totems.revoke.done({ id: totemId }),
		});
		throw redirect(`/dashboard/hotels/${hotelId}#totems`);
	}
	if (!(await readHotel(db, hotelId, "all", "9999-12")))
		throw data(noSuchTexts.hotel, { status: 404 });
	const { token } = await enrolTotem(db, hotelId, now, user);
	const url = `${environment.appUrl}/totem/${hotelId}/?enrol=${token}`;
	const link = { url, code: qrModules(url) };
	return data({ intent: "enrol" as const, link }, { headers: { "Cache-Control": "no-store" } });
}
