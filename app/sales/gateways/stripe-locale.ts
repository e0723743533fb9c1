import { type Language, languageFacts } from "#app/messages/languages.ts";

/** https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-locale */
const spoken =
	"bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW".split(
		" ",
	);

/** What Stripe's payment page is to speak: as near to our language as it can, otherwise what the guest's browser prefers. */
export function stripeLocale(language: Language): string {
	const { locale } = languageFacts[language];
	return [locale, language].find((each) => spoken.includes(each)) ?? "auto";
}
