/**
 * Telephone numbers with their country. What a guest typed is kept as it is; beside it stands the number as any
 * telephone in the world calls it, where it can be read.
 */
import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A number as E.164 writes it: "+34600123456". Null when it is none that exists.
 * @param operatorPhone a number without a country is one of the operator's country.
 */
export function internationalNumber(
	phone: string | null | undefined,
	operatorPhone: string,
): string | null {
	if (!phone) return null;
	// "00" is dialled for "+" in most countries, and the library knows it only with a country
	const international = phone.replace(/^\s*00(?=[\s./()-]*[1-9])/, "+");
	const defaultCountry = parsePhoneNumberFromString(operatorPhone)?.country;
	const number = parsePhoneNumberFromString(international, {
		...(defaultCountry ? { defaultCountry } : {}),
		extract: false,
	});
	return number?.isValid() ? number.number : null;
}
