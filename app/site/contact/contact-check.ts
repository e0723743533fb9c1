import { messageSchema } from "#app/contact/message.ts";
import type { Language } from "#app/messages/languages.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";

/** Checks a message with the server's rules; null when it is valid. */
export function checkMessage(form: FormData, language: Language): FormErrors | null {
	return checkForm(messageSchema, form, language).errors;
}
