import { hashSecret } from "#app/crypto/secret.server.ts";
import { defaultLanguage, isLanguage } from "#app/messages/languages.ts";
import { purgeExcursionPages } from "#app/page-cache/purge-pages.server.ts";
import { deliverSoon, mailSender } from "#app/request/after-response.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireSameOrigin } from "#app/request/security/origin.server.ts";
import { visitorSource } from "#app/request/security/visitor-source.server.ts";
import { bookingSchema, withChoices } from "#app/sales/booking/booking-request.ts";
import { bookByForm } from "#app/sales/form/book-by-form.server.ts";
import { totemSecret } from "#app/totem/device/totem-cookie.server.ts";
import { checkForm } from "#app/ui/form/form.ts";
import type { Route } from "./+types/book";
import type { BookAnswer } from "./order.ts";

/**
 * A booking made on a totem. `partner` says what the guest was shown; only the screen's cookie proves that
 * the hotel sells. A screen that showed itself as the hotel's but cannot prove it books nothing: the guest
 * was told to pay at reception, and that would not be true.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
	const services = context.get(requestContext);
	const { environment, limits, visitorNetwork } = services;
	requireSameOrigin(request, environment.appUrl);
	const data = await readFormData(request);
	const typedLanguage = data.get("language");
	const language = isLanguage(typedLanguage) ? typedLanguage : defaultLanguage;
	const form = withChoices(checkForm(bookingSchema, data, language));
	const inHotelsName = form.typedValues.partner === params.hotelId;
	const secret = await totemSecret.read(request, context);
	const answer = await bookByForm(services.db, form, params.excursionId, {
		now: Date.now(),
		language,
		timeZone: environment.timeZone,
		currency: environment.currency,
		usualPolicy: environment.cancellationPolicy,
		unopenedHoldMinutes: environment.unopenedHoldMinutes,
		findSource: () => visitorSource(services),
		phone: environment.operator.phone,
		mayBook: async () => (await limits.booking.limit({ key: visitorNetwork })).success,
		mayTryCode: async () => (await limits.desk.limit({ key: `code:${visitorNetwork}` })).success,
		takesCredit: false,
		seller: inHotelsName
			? {
					hotelId: params.hotelId,
					totem: { secretHash: hashSecret(secret ?? "") },
					sender: mailSender(services),
				}
			: undefined,
	});
	const body: BookAnswer = answer.refused
		? { confirmId: null, errors: answer.refused.errors, code: answer.refused.code }
		: { confirmId: answer.confirmId, errors: null };
	if (!answer.refused) {
		deliverSoon(services);
		purgeExcursionPages(services, params.excursionId);
	}
	return Response.json(body, { status: answer.refused ? answer.status : 200 });
}
