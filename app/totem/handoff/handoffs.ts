import * as v from "valibot";
import { defaultLanguage, isLanguage, type Language } from "#app/messages/languages.ts";
import { followHandoff, offerHandoff } from "#app/partners/totem/phone-handoffs.server.ts";
import { isHotelId } from "#app/partners/totem.ts";
import { requestContext } from "#app/request/context.server.ts";
import { jsonError, readJson } from "#app/request/json.server.ts";
import { requireSameOrigin } from "#app/request/security/origin.server.ts";
import { mostPeopleOfAKind } from "#app/sales/booking/booking-request.ts";
import { totemSecret } from "#app/totem/device/totem-cookie.server.ts";
import { lineOfText } from "#app/ui/form/values/text-schema.ts";
import type { Route } from "./+types/handoffs";

const count = (minimum: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(mostPeopleOfAKind));

/** Of extras and fares. Attack: choices that fill the table. */
const mostChoices = 50;

const choiceSchema = v.object({
	departureId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	adults: count(1),
	children: count(0),
	bebe: count(0),
	/** A screen that is still open from the build before says neither of the two. */
	isWhole: v.optional(v.boolean(), false),
	choices: v.optional(
		v.pipe(
			v.record(v.pipe(v.string(), v.maxLength(20), v.regex(/^(extra|fare)_\d{1,10}$/)), count(0)),
			v.maxEntries(mostChoices),
		),
		{},
	),
	pickup: lineOfText({ what: "pickup", least: 10, most: 200 }),
	/** What the screen speaks; one that is still open from the build before does not say it. */
	language: v.optional(v.custom<Language>(isLanguage), defaultLanguage),
	/** The screen showed itself as enrolled by the hotel. */
	isInHotelsName: v.boolean(),
});

/** Stores a choice for the guest's phone or the hotel desk. Whether it can be booked is decided there. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, environment, limits, visitorNetwork } = context.get(requestContext);
	requireSameOrigin(request, environment.appUrl);
	const { isInHotelsName, ...choice } = await readJson(request, choiceSchema);
	if (!isHotelId(params.hotelId)) throw new Response(null, { status: 404 });
	if (!(await limits.booking.limit({ key: visitorNetwork })).success) {
		throw new Response(null, { status: 429 });
	}
	const { authSecret } = environment;
	const secret = isInHotelsName ? await totemSecret.read(request, context) : null;
	const from = { hotelId: params.hotelId, totemSecret: secret, authSecret };
	const offer = await offerHandoff(db, choice, from, Date.now());
	if (!offer) throw jsonError(404, "NOT_FOUND", "There is no such hotel or trip");
	return Response.json(offer);
}

/** Polled by the screen. Its secret is a header, so that no address and no log contains it. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const { db } = context.get(requestContext);
	const watch = request.headers.get("x-handover-watch") ?? "";
	return Response.json(await followHandoff(db, watch, Date.now()));
}
