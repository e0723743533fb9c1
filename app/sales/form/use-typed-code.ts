import { type SubmitEvent, useState } from "react";
import { applyName, isTyped } from "#app/sales/codes/code.ts";
import type { RefusedBooking } from "./on-sale.ts";

/** The code in the form's field, and whether the newest answer has taken it. */
export function useTypedCode(refused: RefusedBooking | undefined) {
	const [field, setField] = useState(refused?.typedValues.code ?? "");
	const [isBeingChecked, setIsBeingChecked] = useState(false);
	return {
		/** Null while it lowers no price. */
		applied: refused?.code && isTyped(refused.code, field) ? refused.code : null,
		/** What a credit will pay, while the field holds the code that was sent. */
		creditWords: refused?.typedValues.code === field ? refused.creditWords : undefined,
		setField,
		/** What is being sent only asks what the code does. */
		isBeingChecked,
		/** Whether a press only asks what the code does. */
		isCheck({ nativeEvent: { submitter } }: SubmitEvent): boolean {
			const isCheck = submitter?.getAttribute("name") === applyName;
			setIsBeingChecked(isCheck);
			return isCheck;
		},
	};
}
