import { lines, paragraphs } from "../demo-excursion.ts";
import type { pickupPoints } from "../pickup-points.ts";
import type { IslandTexts } from "./trip-texts.ts";

const pickup = "Abholung am oder nahe beim Hotel und Rückfahrt";

export const german: IslandTexts<keyof typeof pickupPoints> = {
	trips: {
		snorkel: {
			title: "Südbuchten mit Maske und Flossen",
			subtitle: "Drei klare Buchten mit dem Boot. Gut für Anfänger und Familien.",
			description: paragraphs(
				"Zu den drei Buchten östlich von Puerto Claro führt keine Straße, dort stehen keine Liegen, nur eine Leiter führt von unserem Boot ins grüne Wasser. In der ersten stehen Sie bis zur Brust im Sand und lernen, durch den Schnorchel zu atmen. Das dauert fünf Minuten, und dann will niemand mehr heraus.",
				"In der zweiten Bucht fällt der Fels in Stufen ab, und die Papageifische arbeiten daran wie Maurer. In der dritten, wo das Seegras beginnt, weidet oft eine Schildkröte. Wir jagen sie nicht und füttern sie nicht. Wir lassen uns treiben, und sie entscheidet.",
				"Zwei von uns sind mit Ihnen im Wasser, einer wartet an Deck mit Handtüchern, Melone und heißem Tee. Wer lieber trocken bleibt, schaut durch den Glaskasten und sieht beinahe genauso viel.",
			),
			included: lines(
				pickup,
				"Boot, Skipper und zwei Guides im Wasser",
				"Maske, Schnorchel, Flossen, Weste und ein dünner Neoprenanzug",
				"Melone, Tee und Wasser an Deck",
			),
			not_included: lines("Handtuch und Badesachen", "Mittagessen: Um halb zwei sind Sie zurück"),
			effort: "Eine halbe Stunde im Wasser in jeder Bucht, ganz wie Sie mögen",
			what_to_bring:
				"Kommen Sie in Badesachen, mit Handtuch, Hut und mineralischer Sonnencreme. Masken und Flossen bringen wir mit.",
			good_to_know: lines(
				"Ins Wasser führt eine Leiter: nicht für Rollstühle geeignet",
				"Eine Toilette ist an Bord",
				"Wer nicht sicher schwimmt, trägt eine Weste, und ein Guide bleibt in der Nähe",
			),
			activity_place: "Pier 2, Puerto Claro",
			pictures: [
				"Ein Schwimmer mit Maske und Flossen über gelben Fischen und einer Schildkröte",
				"Schwimmer neben einem Boot in einer klaren Bucht, unter ihnen eine Schildkröte",
				"Drei Menschen mit Masken stehen brusttief im Wasser über kleinen Fischen",
			],
		},
		whales: {
			title: "Die Straße der Wale",
			subtitle: "Hier leben das ganze Jahr Grindwale. Wir fahren langsam und halten Abstand.",
			description: paragraphs(
				"Zwei Seemeilen vor der Südküste fällt der Meeresboden auf tausend Meter ab, und an dieser Kante ziehen Grindwale hin und her wie auf einer Straße. Sie leben hier und sind nicht auf der Durchreise, deshalb warten wir selten lange: ein dunkler Rücken, ein Atemzug wie ein Seufzer, dann sechs weitere.",
				"Wir legen spät am Tag ab, wenn die anderen Boote zu Hause sind und das Meer ruhig geworden ist. Weit vor der Gruppe stellt unser Skipper den Motor ab und überlässt den Walen die Wahl. Manchmal drehen sie ab. Manchmal zeigt eine Mutter ihrem Kalb das Boot. Ein Mikrofon unter dem Rumpf lässt Sie hören, wie sie sich unterhalten.",
				"Auf dem Rückweg gibt es Limonade von der Insel oder ein kleines Bier, und das Licht liegt tief über dem Wasser. Wenn wir weder Wal noch Delfin sehen, fahren Sie ein zweites Mal kostenlos mit.",
			),
			included: lines(
				pickup,
				"Skipper und eine Meeresbiologin oder ein Meeresbiologe als Guide",
				"Ferngläser und eine warme Decke",
				"Limonade oder ein kleines Bier auf dem Rückweg",
			),
			not_included: lines("Tabletten gegen Seekrankheit: am besten eine Stunde vorher nehmen"),
			effort: "Keine: Sie sitzen, stehen und schauen",
			what_to_bring:
				"Bringen Sie eine winddichte Jacke und eine Sonnenbrille mit. Ferngläser und Decken sind an Bord.",
			good_to_know: lines(
				"Vom Pier führen Stufen aufs Boot: nicht für Rollstühle geeignet",
				"Eine Toilette ist an Bord",
				"Das Boot schaukelt: Fragen Sie uns bitte vorher, wenn Sie schwanger sind oder Rückenprobleme haben",
			),
			activity_place: "Pier 1, Puerto Claro",
			pictures: [
				"Die Fluke eines abtauchenden Wals vor der tief stehenden Sonne",
				"Eine Walmutter und ihr Kalb schwimmen unter dem Boot",
				"Gäste an der Reling sehen einen Wal atmen",
			],
		},
		tour: {
			title: "Die ganze Insel an einem Tag",
			subtitle: "Nordküste, Bergdörfer, schwarze Strände. Mittagessen mit Aussicht.",
			description: paragraphs(
				"Wenn Sie nur einen Tag haben, nehmen Sie diesen. Der kleine Bus klettert aus der Hitze des Südens, und nach einer halben Stunde werden aus Palmen Kiefern. Am Rand des großen Kraters halten wir dort, wo Reisebusse nicht hinkommen, und Sie gehen bis an die Kante.",
				"Dann geht es hinunter auf die grüne Seite. In den Bergdörfern hängt Wäsche zwischen Drachenbäumen, und vor der Bar spielen alte Männer Domino. Zu Mittag essen wir auf einer Terrasse über der Nordküste: Suppe mit Safran, Fisch oder Gemüse vom Grill und ein Blick bis zur nächsten Insel.",
				"Am Nachmittag folgen wir der Küste. Schwarzer Sand, fein wie Mehl, Felsbecken, warm genug zum Hineinsetzen, Salz, das in weißen Quadraten trocknet. Wie lange wir bleiben, entscheiden Sie, denn wir sind nur zu sechzehnt, und niemand pfeift zur Abfahrt.",
			),
			included: lines(
				pickup,
				"Fahrer und Guide in einem Bus für sechzehn",
				"Mittagessen in drei Gängen mit Wasser und Kaffee",
				"Eintritt zum Krater und zur Saline",
			),
			not_included: lines("Andere Getränke zum Mittagessen"),
			effort: "Sechs Halte mit kurzen Wegen, der längste 15 Minuten",
			what_to_bring:
				"Bringen Sie flache Schuhe, einen Pullover für den Krater und Badesachen für die Felsbecken mit.",
			good_to_know: lines(
				"Die Bergstraße hat viele Kurven: Sagen Sie uns, wenn Ihnen im Auto leicht übel wird",
				"Ein zusammengeklappter Rollstuhl passt hinein, wenn Sie zwei Stufen in den Bus steigen können",
				"Toiletten gibt es an den meisten Halten, im Bus keine",
			),
			pictures: [
				"Ein kleiner Bus auf einer kurvigen Straße unter einem Vulkan",
				"Die Straße zum Vulkan, über die Schulter des Fahrers gesehen",
				"Mittagessen auf einer Terrasse über einem schwarzen Strand",
			],
		},
		catamaran: {
			title: "Delfine unter Segeln",
			subtitle: "Ein stiller Vormittag auf dem Katamaran, Mittagessen an Deck.",
			description: paragraphs(
				"Vor dem Hafen geht der Motor aus, und von da an hören Sie nur noch Wasser und Tauwerk. Der Katamaran ist breit und liegt ruhig. Wählen Sie das Netz am Bug, wo die Gischt ist, oder den Schatten unter dem Segel, wo die Kissen liegen.",
				"Delfine mögen ein Boot ohne Motor. Oft kommen sie an den Bug und bleiben eine Weile, so nah, dass man sie atmen hört. Wir halten den Kurs, niemand pfeift, niemand springt hinein. Wenn sie genug von uns haben, ziehen sie weiter.",
				"Vor Mittag werfen wir hinter der Punta Clara den Anker. Sie schwimmen von der Treppe aus, der Koch grillt an Deck, und wir essen mit den Füßen in der Sonne. Nach Hause bringt uns der Wind.",
			),
			included: lines(
				pickup,
				"Skipper, Bootsmann und Guide",
				"Mittagessen vom Grill, auf Wunsch vegetarisch",
				"Wasser, Saft, Bier und Wein",
			),
			not_included: lines("Handtuch und Badesachen"),
			effort: "Keine; wer mag, schwimmt, die Leiter ist bequem",
			what_to_bring:
				"Kommen Sie in Badesachen, mit Handtuch, Hut und Sonnencreme. Die Schuhe bleiben im Korb auf dem Pier.",
			good_to_know: lines(
				"Vom Pier führen Stufen aufs Boot: nicht für Rollstühle geeignet",
				"Eine Toilette ist an Bord",
				"Auf den Plätzen im Schatten schaukelt es am wenigsten: gut in der Schwangerschaft",
			),
			activity_place: "Yachthafen, Pier 3, Puerto Claro",
			pictures: [
				"Ein Katamaran unter Segeln, davor springen zwei Delfine",
				"Gäste ruhen auf dem Netz zwischen den Rümpfen, vor ihnen schwimmen Delfine",
				"Vier Delfine schwimmen unter dem Katamaran",
			],
		},
		volcano: {
			title: "Erstes Licht am Vulkan",
			subtitle:
				"Gehen Sie über den Wolken, während die Insel noch schläft, und sehen Sie die Sonne aus dem Meer steigen.",
			description: paragraphs(
				"Wir lassen die Lichter der Küste hinter uns und fahren durch den Kiefernwald hinauf bis an den Rand der Lava. Dort verteilen wir Stirnlampen und heißen Tee, dann geht es los. Der Weg ist breit und steigt sanft an. Besonders sportlich muss niemand sein.",
				"Eine gute Stunde später stehen Sie auf 2.100 Metern, und unter Ihnen liegen die Wolken wie ein zweites Meer. Erst färbt sich der Himmel pflaumenblau, dann kupferrot. Wenn die Sonne kommt, liegt der Schatten des Berges ein paar Minuten lang auf den Wolken. Danach gibt es Kaffee und Mandelkuchen.",
				"Auf dem Rückweg ist der Wald wach und duftet nach Harz. Wir zeigen Ihnen, wo der letzte Ausbruch haltgemacht hat: drei Schritte vor einer Hirtenhütte, die bis heute ihre Tür hat. Am späten Vormittag sind Sie zurück, rechtzeitig für ein langes Nickerchen.",
			),
			included: lines(
				"Abholung am Hotel und Rückfahrt",
				"Staatlich geprüfte Bergwanderführung und Nationalparkgebühr",
				"Stirnlampe, Wanderstöcke und bei Bedarf eine warme Jacke",
				"Tee, Kaffee und Frühstück oben am Berg",
			),
			not_included: lines("Wanderschuhe: Bitte kommen Sie in geschlossenen Schuhen"),
			effort: "5 km, 380 Höhenmeter, gemütliches Tempo",
			what_to_bring:
				"Bringen Sie geschlossene Schuhe und einen Schal mit. Jacken, Lampen und Frühstück haben wir dabei.",
			good_to_know: lines(
				"Auf 2.100 m ist die Luft dünn: nicht bei schwachem Herzen, schwacher Lunge oder später Schwangerschaft",
				"Die letzte Toilette ist am Pine Gate",
				"Der Weg ist aus Schotter: nicht für Rollstühle und Kinderwagen geeignet",
			),
			activity_place: "Pine Gate, 1.720 m",
			pictures: [
				"Drei Wanderer über den Wolken, hinter einem Vulkan geht die Sonne auf",
				"Wanderer mit Stirnlampen zwischen Kiefern, neben dem Vulkan der Mond",
				"Gäste frühstücken über den Wolken",
			],
		},
		caves: {
			title: "Mit der Laterne in die Lava",
			subtitle: "Unter dem alten Lavastrom, wo einst der Feuerfluss lief.",
			description: paragraphs(
				"Vor achthundert Jahren lief hier ein Strom aus Lava ins Meer. Seine Haut kühlte ab und wurde zu Stein, das Feuer darunter lief weiter, und zurück blieb ein Tunnel, hoch wie eine Kirche. Von außen sehen Sie nur ein Feld aus schwarzem Fels und eine kurze Eisenleiter.",
				"Wir steigen mit Helmen hinab, mit einer Laterne für je drei Personen. Der Boden ist trocken, die Luft kühl und still. Die Wände lesen sich wie ein Tagebuch: Hier floss die Lava langsam, hier stand sie eine Nacht lang still, hier tropfte die Decke und erstarrte zu kleinen schwarzen Zähnen.",
				"Am Ende setzen wir uns und löschen die Laternen. Es ist die dunkelste und stillste Minute Ihrer Reise. Dann zündet jemand ein Streichholz an, und die ganze Höhle wird golden.",
			),
			included: lines(
				pickup,
				"Geprüfte Höhlenführung und Eintritt",
				"Helm, Laterne und Handschuhe",
				"Heiße Schokolade, wenn wir wieder oben sind",
			),
			not_included: lines("Lange Hose und geschlossene Schuhe: Der Fels ist rau"),
			effort: "1,5 km unter der Erde, eine Leiter mit 12 Sprossen, manchmal gebückt",
			what_to_bring:
				"Bringen Sie geschlossene Schuhe, eine lange Hose und einen dünnen Pullover mit: Drinnen sind es das ganze Jahr 17 °C.",
			good_to_know: lines(
				"Wer Leitern nicht mag, nimmt den Seiteneingang; nicht für Rollstühle und Kinderwagen geeignet",
				"Es ist dunkel und an einigen Stellen niedrig",
				"An der Höhle gibt es keine Toilette",
			),
			activity_place: "An der Eisenleiter, Llano Negro",
			pictures: [
				"Drei Menschen mit einer Laterne in einer Lavahöhle",
				"Eine Gruppe mit Helmen am Eingang einer Lavahöhle",
				"Tageslicht fällt durch das Dach der Höhle auf einen See",
			],
		},
		kayak: {
			title: "Rote Klippen mit dem Kajak",
			subtitle: "Durch das Felsentor und zurück, bevor der Wind aufwacht.",
			description: paragraphs(
				"Am frühen Morgen liegt das Meer im Osten glatt wie ein Teller. Wir schieben die Kajaks von der Rampe der Cala Roja, biegen nach Norden und bleiben nah am Fels. Die Klippen sind hundert Meter hoch und rostrot, und das Wasser darunter ist so klar, dass Ihr Schatten auf dem Sand mitpaddelt.",
				"Nach einer halben Stunde öffnet sich das Felsentor. Wir fahren einzeln hindurch, langsam, weil über uns die Schwalben nisten und weil alle nach oben schauen wollen. Dahinter liegt ein Strand, zu dem keine Straße führt. Dort baden wir, essen Orangen und lassen die Kajaks trocknen.",
				"Die Boote sind breit, für eine Person oder zwei, und kippen kaum. Wie man paddelt, zeigen wir Ihnen am Strand, und neben den Langsamsten ist immer jemand von uns. Wer fünfzig Meter schwimmen und auf einem niedrigen Stuhl sitzen kann, kann auch das.",
			),
			included: lines(
				pickup,
				"Geprüfte Seekajak-Führung",
				"Kajak, Paddel, Helm, Schwimmweste und wasserdichter Sack",
				"Orangen, Nüsse und Wasser am Strand",
			),
			not_included: lines(
				"Handtuch und Badesachen",
				"Fotos: Ihr Telefon passt in den wasserdichten Sack",
			),
			effort: "5 km auf ruhigem Wasser, viele Pausen; Sie sollten 50 m schwimmen können",
			what_to_bring:
				"Kommen Sie in Badesachen und in Schuhen, die nass werden dürfen, mit Handtuch, Hut und Sonnencreme.",
			good_to_know: lines(
				"Sie sitzen tief über dem Wasser und werden nass",
				"Nicht für Rollstühle und nicht in der Schwangerschaft geeignet: Sie steigen im flachen Wasser ein und aus",
				"Eine Toilette gibt es erst wieder an der Rampe",
			),
			activity_place: "Bootsrampe der Cala Roja",
			pictures: [
				"Zwei Kajaks unter roten Klippen, dahinter ein Felsentor",
				"Drei Kajaks verlassen eine Meereshöhle in Richtung Sonne",
				"Tee an einem kleinen Strand neben den Kajaks",
			],
		},
		market: {
			title: "Morgens Markt, nachmittags Wein",
			subtitle: "Erst in Santa Rosa den Korb füllen, dann zwischen den Reben sitzen.",
			description: paragraphs(
				"Sonntags kommt das ganze Tal nach Santa Rosa. Unter gestreiften Markisen liegen Orangen mit Blättern, Ziegenkäse in drei Reifegraden und die kleinen, runzligen Kartoffeln, die hier auf jeden Tisch gehören. Ihr Guide weiß, wer das Brot gebacken hat und welche Feigenmarmelade um elf ausverkauft ist. Sie bekommen einen Korb und eine Stunde für sich.",
				"Mittags gehen wir zehn Minuten hinunter zu den Reben. Jede wächst für sich in einer Mulde aus schwarzer Asche, hinter ihrer eigenen niedrigen Mauer, denn die Asche trinkt den Tau, und die Mauer hält den Wind ab. Es sieht aus wie auf dem Mond, nur mit grünen Herzen.",
				"Im Hof hat die Winzerfamilie schon gedeckt: was Sie auf dem Markt gesehen haben, drei Weißweine und ein süßer. Niemand hält Vorträge. Sie fragen, man antwortet, und am Ende trägt immer jemand den Hund nach Hause.",
			),
			included: lines(
				pickup,
				"Führung über den Markt und durch den Weinberg",
				"Mittagessen im Hof, auf Wunsch vegetarisch",
				"Probe von vier Weinen, Traubensaft für Kinder",
			),
			not_included: lines("Was Sie auf dem Markt kaufen"),
			effort: "2 km auf Dorfwegen, ohne Steigung",
			what_to_bring:
				"Bringen Sie Hut, flache Schuhe und etwas Bargeld mit: Nur wenige Stände nehmen Karten. Der Korb ist von uns.",
			good_to_know: lines(
				"Die Gassen sind gepflastert: Ein Rollstuhl braucht jemanden, der ihn schiebt",
				"Toiletten gibt es am Platz und auf dem Weingut",
				"Wein gibt es ab 18 Jahren",
			),
			activity_place: "Kirchplatz, Santa Rosa",
			pictures: [
				"Ein Dorf mit weißer Kirche, Reben in schwarzer Asche, ein Markttisch mit Orangen und Wein",
				"Der Markt vor der Kirche von Santa Rosa",
				"Mittagessen im Hof zwischen den Reben",
			],
		},
		stars: {
			title: "Die Dünen bei Nacht",
			subtitle: "Decken, heißer Kakao und ein Teleskop, weit weg von jeder Lampe.",
			description: paragraphs(
				"Südlich von La Salina endet die Straße im Sand. Dort gibt es kein Haus, keine Lampe und kaum Empfang, und genau deshalb fahren wir hin. Bei rotem Licht gehen wir zehn Minuten in die Dünen, breiten in einer windstillen Mulde Decken aus und warten, bis sich die Augen an das Dunkel gewöhnt haben.",
				"Dann beginnt der Himmel. Erst eine Handvoll Sterne, dann so viele, dass man die bekannten Bilder kaum noch findet. Ihr Guide zeichnet sie mit grünem Licht nach und erzählt, wie die Seeleute hier sie nannten. Das Teleskop geht reihum: Mondkrater oder die Ringe des Saturn, je nach Nacht.",
				"Zwischen zwei Blicken gibt es Kakao aus der Kanne und Zeit, auf dem Rücken zu liegen und nichts zu sagen. Kurz nach Mitternacht sind Sie zurück.",
			),
			included: lines(
				pickup,
				"Guide des Sternenparks der Insel",
				"Teleskop, Decken und Kissen",
				"Heißer Kakao und Mandelgebäck",
			),
			not_included: lines("Warme Kleidung: Nachts ist es in den Dünen kühl"),
			effort: "10 Minuten durch weichen Sand, dann liegen Sie",
			what_to_bring:
				"Bringen Sie einen Pullover und eine lange Hose mit und lassen Sie die Taschenlampe zu Hause: Wir haben rote.",
			good_to_know: lines(
				"Weicher Sand: nicht für Rollstühle und Kinderwagen geeignet",
				"In den Dünen gibt es keine Toilette",
				"Telefone bleiben dunkel, damit alle die Sterne sehen",
			),
			activity_place: "Ende der Dünenstraße, Arenas Blancas",
			pictures: [
				"Menschen mit einem Teleskop auf Dünen unter der Milchstraße",
				"Eine Familie unter Decken unter der Milchstraße",
				"Der Saturn, wie ihn das Teleskop zeigt",
			],
		},
	},
	points: {
		losDragos: { place: "Haupteingang, Playa Larga" },
		casaBruma: { place: "am Brunnen, Playa Larga" },
		lasOlas: { title: "Apartments Las Olas", place: "Tor an der Promenade, Playa Larga" },
		customsHouse: { title: "Altes Zollhaus", place: "Treppe zum Meer, Puerto Claro" },
		harbourTaxis: { title: "Taxistand am Hafen", place: "Puerto Claro" },
		office: { title: "Büro von Island Excursions", place: "Harbour Street 4, Puerto Claro" },
		miramarClaro: { place: "Rezeption, Puerto Claro" },
		arenaNegra: { place: "Rezeption, Costa Brisa" },
		brisaMar: { place: "unter der Palme an der Auffahrt, Costa Brisa" },
		campsite: { title: "Campingplatz Los Tarajales", place: "an der Schranke, Costa Brisa" },
		almendro: { place: "Hoftor, Santa Rosa" },
		lasSalinas: { place: "Eingangshalle, La Salina" },
		saltWorks: { title: "Bushaltestelle Saline", place: "Straßenseite zum Meer, La Salina" },
		lighthouse: {
			title: "Bushaltestelle Ostleuchtturm",
			place: "Wartehäuschen an der Wendeschleife, Cala Roja",
		},
	},
};
