/**
 * Starts the unchanged built worker behind the drill's clock. Bindings without a part in booking
 * and paying are fakes; the rate limits allow everything, because a thousand guests at once are
 * part of the drill.
 */
import { putForward } from "./clock.js";
import island from "./index.js";

const everybody = { limit: async () => ({ success: true }) };
const nothing = { fetch: async () => new Response(null, { status: 404 }) };
let bindings;

export default {
	async fetch(request, variables, context) {
		bindings ??= {
			...variables,
			ASSETS: nothing,
			BOOKING_LIMIT: everybody,
			CONTACT_LIMIT: everybody,
			DESK_LIMIT: everybody,
			OCTO_LIMIT: everybody,
			ACCOUNT_ADDRESS_LIMIT: everybody,
			ACCOUNT_ATTEMPT_LIMIT: everybody,
			ACCOUNT_MAIL_LIMIT: everybody,
		};
		putForward(Number(request.headers.get("drill-clock-ahead")));
		const { pathname } = new URL(request.url);
		if (pathname === "/drill/ready") return new Response("ready");
		if (pathname !== "/drill/cron") return island.fetch(request, bindings, context);
		try {
			const trigger = { cron: "* * * * *", scheduledTime: Date.now(), noRetry() {} };
			await island.scheduled(trigger, bindings, context);
			return new Response("done");
		} catch (error) {
			return new Response(String(error), { status: 500 });
		}
	},
};
