import { getTotemHotel } from "#app/partners/totem-hotel.server.ts";
import { markTotemSeen } from "#app/partners/totems.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { requireSameOrigin } from "#app/request/security/origin.server.ts";
import type { Route } from "./+types/heartbeat";
import { totemSecret } from "./totem-cookie.server.ts";
import type { Heartbeat } from "./use-heartbeat.ts";

/** Receives a totem's heartbeat and answers whether the screen is enrolled and how its guests pay. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const { db, environment } = context.get(requestContext);
	requireSameOrigin(request, environment.appUrl);
	const secret = await totemSecret.read(request, context);
	const [isSeen, hotel] = await Promise.all([
		secret ? markTotemSeen(db, params.hotelId, secret, Date.now()) : false,
		getTotemHotel(db, params.hotelId),
	]);
	const headers = new Headers();
	if (secret && isSeen) headers.set("Set-Cookie", await totemSecret.write(secret, context));
	const answer: Heartbeat = {
		isEnrolled: isSeen && hotel !== null,
		paymentMode: hotel?.paymentMode ?? "phone",
	};
	return Response.json(answer, { headers });
}
