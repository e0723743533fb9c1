import { Form, useNavigation } from "react-router";
import { deskTexts } from "#app/messages/staff/office/desk.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CodeField, SelectField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";

export function DeskCode({
	hotels,
	refused,
}: {
	hotels: { id: string; name: string }[];
	refused: { errors: FormErrors; typedValues: TypedValues } | null;
}) {
	const isBusy = useNavigation().state !== "idle";
	const { errors = {}, typedValues = {} } = refused ?? {};
	const [only] = hotels;
	if (!only) {
		return <p className="text-ink-soft">{deskTexts.code.noHotel}</p>;
	}
	return (
		<Card title={deskTexts.code.title} hint={deskTexts.code.hint}>
			<Form method="post" className="grid max-w-md gap-4" key={refused?.errors.code?.[0]}>
				<input type="hidden" name="intent" value="open" />
				{hotels.length > 1 ? (
					<SelectField
						name="hotelId"
						label={deskTexts.code.hotel}
						defaultValue={typedValues.hotelId}
						errors={errors.hotelId}
					>
						{hotels.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</SelectField>
				) : (
					<input type="hidden" name="hotelId" value={only.id} />
				)}
				<CodeField
					label={deskTexts.code.figures}
					hint={deskTexts.code.likeThis}
					autoFocus
					defaultValue={typedValues.code}
					errors={errors.code}
				/>
				<Button look="next" className="justify-self-start" disabled={isBusy}>
					{deskTexts.code.open}
				</Button>
			</Form>
		</Card>
	);
}
