import * as v from "valibot";
import { deviceName } from "#app/account/sessions/device.ts";
import { askForEnrolment, enrolmentOf } from "#app/partners/totem-enrolments.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { jsonError, readJson } from "#app/request/json.server.ts";
import { requireSameOrigin } from "#app/request/security/origin.server.ts";
import { totemSecret } from "#app/totem/device/totem-cookie.server.ts";
import type { Route } from "./+types/enrolment-state";

const askSchema = v.object({
	screen: v.pipe(v.string(), v.regex(/^\d{1,5} × \d{1,5}$/)),
});

/** Asked by a new screen every few seconds: its figures, new ones when they have run out, or its hotel. */
export async function action({ request, context }: Route.ActionArgs) {
	const { db, environment, limits, visitorNetwork } = context.get(requestContext);
	requireSameOrigin(request, environment.appUrl);
	const { screen } = await readJson(request, askSchema);
	const circumstances = { authSecret: environment.authSecret, now: Date.now() };
	const secret = await totemSecret.read(request, context);
	const enrolment = await enrolmentOf(db, secret, circumstances);
	if (enrolment?.state === "enrolled") return Response.json(enrolment);
	if (enrolment) return Response.json({ ...enrolment, url: staffUrl(enrolment.code) });
	const isFew = (await limits.booking.limit({ key: visitorNetwork })).success;
	const from = {
		address: visitorNetwork,
		device: deviceName(request.headers.get("user-agent")),
		screen,
	};
	const newEnrolment = isFew ? await askForEnrolment(db, from, circumstances) : null;
	if (!newEnrolment)
		throw jsonError(429, "TOO_MANY_REQUESTS", "Too many screens wait at the moment");
	const headers = { "Set-Cookie": await totemSecret.write(newEnrolment.secret, context) };
	const { code, expiresAt } = newEnrolment;
	return Response.json({ state: "waiting", code, expiresAt, url: staffUrl(code) }, { headers });

	function staffUrl(figures: string) {
		return `${environment.appUrl}/dashboard/totem-new?code=${figures}`;
	}
}
