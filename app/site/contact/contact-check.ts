import { messageSchema } from "#app/contact/message.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";

/** Checks a message with the server's rules; null when it is valid. */
export function checkMessage(form: FormData): FormErrors | null {
	return checkForm(messageSchema, form).errors;
}
