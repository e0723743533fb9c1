import { messageSchema } from "#app/contact/message.ts";
import { checkForm, type FormErrors } from "#app/ui/form/form.ts";

/** What the server would say of a message; null when it would take it. */
export function checkMessage(form: FormData): FormErrors | null {
	return checkForm(messageSchema, form).errors;
}
