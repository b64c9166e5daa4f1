import { expect } from 'vitest';
import { testRows } from '../../testkit.js';
import { definitionOf, definitions } from '../pool.js';
import './index.js';

/** What is printed on each card beside its text: house, kind, power/armor, bonus æmber, traits, keywords, numbers. */
const PRINTED = `
anger | brobnar | action | 1 | - | - | CotA 001
barehanded | brobnar | action | 1 | - | - | CotA 002 AoA 033 WC 033
blood-money | brobnar | action | 0 | - | - | CotA 003 AoA 017 WC 017
brothers-in-battle | brobnar | action | 1 | - | - | CotA 004
burn-the-stockpile | brobnar | action | 0 | - | - | CotA 005 AoA 019
champion-s-challenge | brobnar | action | 0 | - | - | CotA 006 AoA 036
coward-s-end | brobnar | action | 0 | - | - | CotA 007 AoA 004
follow-the-leader | brobnar | action | 0 | - | - | CotA 008
lava-ball | brobnar | action | 0 | - | - | CotA 009 AoA 042 WC 042
loot-the-bodies | brobnar | action | 0 | - | - | CotA 010
take-that-smartypants | brobnar | action | 1 | - | - | CotA 011 AoA 050
punch | brobnar | action | 1 | - | - | CotA 012
relentless-assault | brobnar | action | 0 | - | - | CotA 013 AoA 027
smith | brobnar | action | 1 | - | - | CotA 014 AoA 029 WC 031
sound-the-horns | brobnar | action | 1 | - | - | CotA 015 AoA 030
tremor | brobnar | action | 0 | - | - | CotA 016 AoA 016 WC 015
unguarded-camp | brobnar | action | 1 | - | - | CotA 017
warsong | brobnar | action | 0 | - | - | CotA 018
autocannon | brobnar | artifact | 1 | weapon | - | CotA 019
banner-of-battle | brobnar | artifact | 0 | item | - | CotA 020
cannon | brobnar | artifact | 0 | weapon | - | CotA 021
gauntlet-of-command | brobnar | artifact | 0 | item | - | CotA 022 AoA 010
iron-obelisk | brobnar | artifact | 0 | location | - | CotA 023 AoA 040 WC 040
mighty-javelin | brobnar | artifact | 1 | weapon | - | CotA 024
pile-of-skulls | brobnar | artifact | 0 | location | - | CotA 025 AoA 046 WC 046
screechbomb | brobnar | artifact | 0 | weapon | - | CotA 026 AoA 028
the-warchest | brobnar | artifact | 0 | item | - | CotA 027 AoA 032
bilgum-avalanche | brobnar | creature | 5/0 | 0 | giant | - | CotA 028 AoA 035
valdr | brobnar | creature | 6/0 | 0 | giant | - | CotA 029
bumpsy | brobnar | creature | 5/0 | 0 | giant | - | CotA 030
earthshaker | brobnar | creature | 7/0 | 0 | giant | - | CotA 031
firespitter | brobnar | creature | 5/1 | 0 | giant | - | CotA 032
ganger-chieftain | brobnar | creature | 5/0 | 0 | giant | - | CotA 033 AoA 009 WC 007
grenade-snib | brobnar | creature | 2/0 | 0 | goblin | - | CotA 034
headhunter | brobnar | creature | 5/0 | 0 | giant | - | CotA 035
hebe-the-huge | brobnar | creature | 6/0 | 0 | giant+knight | - | CotA 036
kelifi-dragon | brobnar | creature | 12/0 | 0 | dragon | - | CotA 037
king-of-the-crag | brobnar | creature | 7/0 | 0 | giant | - | CotA 038 AoA 041
krump | brobnar | creature | 6/0 | 0 | giant | - | CotA 039
lomir-flamefist | brobnar | creature | 5/0 | 0 | giant | - | CotA 040
looter-goblin | brobnar | creature | 2/0 | 0 | goblin | elusive | CotA 041
mugwump | brobnar | creature | 6/0 | 0 | giant | - | CotA 042 AoA 044 WC 043
pingle-who-annoys | brobnar | creature | 2/0 | 0 | goblin | elusive | CotA 043
rock-hurling-giant | brobnar | creature | 6/0 | 0 | giant | - | CotA 044 AoA 047 WC 048
rogue-ogre | brobnar | creature | 6/0 | 0 | giant+mutant | - | CotA 045
smaaash | brobnar | creature | 5/0 | 0 | giant | - | CotA 046
tireless-crocag | brobnar | creature | 7/0 | 0 | giant | - | CotA 047 AoA 051
troll | brobnar | creature | 8/0 | 0 | giant | - | CotA 048
wardrummer | brobnar | creature | 3/0 | 0 | goblin | - | CotA 049
blood-of-titans | brobnar | upgrade | 1 | - | - | CotA 050 AoA 018
phoenix-heart | brobnar | upgrade | 0 | - | - | CotA 051 AoA 045
yo-mama-mastery | brobnar | upgrade | 1 | - | - | CotA 052
a-fair-game | dis | action | 0 | - | - | CotA 053 AoA 087 WC 101
arise | dis | action | 0 | - | - | CotA 054
control-the-weak | dis | action | 1 | - | - | CotA 055
creeping-oblivion | dis | action | 1 | - | - | CotA 056 AoA 090 WC 103
dance-of-doom | dis | action | 0 | - | - | CotA 057
fear | dis | action | 0 | - | - | CotA 058
gateway-to-dis | dis | action | 0 | - | - | CotA 059
gongoozle | dis | action | 1 | - | - | CotA 060 AoA 073
guilty-hearts | dis | action | 1 | - | - | CotA 061
hand-of-dis | dis | action | 0 | - | - | CotA 062
hecatomb | dis | action | 1 | - | - | CotA 063 AoA 092 WC 107
tendrils-of-pain | dis | action | 1 | - | - | CotA 064
hysteria | dis | action | 0 | - | - | CotA 065 AoA 074 WC 091
key-hammer | dis | action | 1 | - | - | CotA 066
mind-barb | dis | action | 1 | - | - | CotA 067
pandemonium | dis | action | 1 | - | - | CotA 068 AoA 079
poltergeist | dis | action | 1 | - | - | CotA 069 AoA 080 WC 094
red-hot-armor | dis | action | 1 | - | - | CotA 070 AoA 101
three-fates | dis | action | 1 | - | - | CotA 071 AoA 086 WC 100
annihilation-ritual | dis | artifact | 1 | power | - | CotA 072
dominator-bauble | dis | artifact | 0 | item | - | CotA 073
key-to-dis | dis | artifact | 0 | item | - | CotA 074 AoA 093 WC 108
lash-of-broken-dreams | dis | artifact | 0 | weapon | - | CotA 075 AoA 061
library-of-the-damned | dis | artifact | 0 | location | - | CotA 076 AoA 075 WC 092
lifeward | dis | artifact | 1 | power | - | CotA 077 AoA 076
sacrificial-altar | dis | artifact | 1 | location | - | CotA 078
screaming-cave | dis | artifact | 0 | location | - | CotA 079
soul-snatcher | dis | artifact | 0 | vehicle | - | CotA 080 AoA 105 WC 119
charette | dis | creature | 4/0 | 0 | demon | - | CotA 081 AoA 056
drumble | dis | creature | 2/0 | 0 | imp | elusive | CotA 082
dust-imp | dis | creature | 2/0 | 0 | imp | - | CotA 083 AoA 058
eater-of-the-dead | dis | creature | 4/0 | 0 | demon | - | CotA 084 AoA 091 WC 104
ember-imp | dis | creature | 2/0 | 0 | imp | - | CotA 085
gabos-longarms | dis | creature | 5/0 | 0 | demon | - | CotA 086
overlord-greking | dis | creature | 7/0 | 0 | demon | - | CotA 087 AoA 099
guardian-demon | dis | creature | 4/0 | 0 | demon | - | CotA 088
master-of-1 | dis | creature | 4/0 | 0 | demon | - | CotA 089
master-of-2 | dis | creature | 4/0 | 0 | demon | - | CotA 090
master-of-3 | dis | creature | 4/0 | 0 | demon | - | CotA 091
pit-demon | dis | creature | 5/0 | 0 | demon | - | CotA 092
pitlord | dis | creature | 9/0 | 2 | demon | taunt | CotA 093 AoA 100
restringuntus | dis | creature | 1/0 | 0 | demon | - | CotA 094 AoA 102
shaffles | dis | creature | 2/0 | 0 | imp | - | CotA 095
shooler | dis | creature | 5/0 | 0 | demon | - | CotA 096 AoA 064
snudge | dis | creature | 4/0 | 0 | demon | - | CotA 097
stealer-of-souls | dis | creature | 6/0 | 0 | demon | - | CotA 098
succubus | dis | creature | 3/0 | 0 | demon | - | CotA 099
tentacus | dis | creature | 5/0 | 0 | demon | - | CotA 100 AoA 085
the-terror | dis | creature | 5/0 | 0 | demon+knight | - | CotA 101
tocsin | dis | creature | 3/0 | 0 | demon | - | CotA 102
tolas | dis | creature | 1/0 | 0 | imp | elusive | CotA 103 AoA 106
truebaru | dis | creature | 7/0 | 0 | demon | taunt | CotA 104
collar-of-subordination | dis | upgrade | 0 | - | - | CotA 105 AoA 089 WC 102
flame-wreathed | dis | upgrade | 1 | - | - | CotA 106
bouncing-deathquark | logos | action | 0 | - | - | CotA 107 AoA 125
dimension-door | logos | action | 0 | - | - | CotA 108
effervescent-principle | logos | action | 0 | - | - | CotA 109
foggify | logos | action | 1 | - | - | CotA 110
help-from-future-self | logos | action | 1 | - | - | CotA 111 AoA 146
interdimensional-graft | logos | action | 1 | - | - | CotA 112 AoA 130 WC 152
knowledge-is-power | logos | action | 0 | - | - | CotA 113 AoA 147 WC 168
labwork | logos | action | 1 | - | - | CotA 114 AoA 114
library-access | logos | action | 0 | - | - | CotA 115
neuro-syphon | logos | action | 1 | - | - | CotA 116
phase-shift | logos | action | 0 | - | - | CotA 117
positron-bolt | logos | action | 1 | - | - | CotA 118 WC 156
random-access-archives | logos | action | 1 | - | - | CotA 119
remote-access | logos | action | 1 | - | - | CotA 120 AoA 134 WC 159
reverse-time | logos | action | 1 | - | - | CotA 121
scrambler-storm | logos | action | 1 | - | - | CotA 122
sloppy-labwork | logos | action | 1 | - | - | CotA 123 AoA 138
twin-bolt-emission | logos | action | 1 | - | - | CotA 124 WC 142
wild-wormhole | logos | action | 1 | - | - | CotA 125 AoA 122 WC 143
anomaly-exploiter | logos | artifact | 0 | item | - | CotA 126 WC 145
chaos-portal | logos | artifact | 0 | location | - | CotA 127 AoA 140 WC 162
crazy-killing-machine | logos | artifact | 0 | weapon | - | CotA 128 AoA 141 WC 163
library-of-babble | logos | artifact | 0 | location | - | CotA 129 AoA 115
mobius-scroll | logos | artifact | 0 | item | - | CotA 130
pocket-universe | logos | artifact | 0 | item | - | CotA 131 AoA 151 WC 172
spangler-box | logos | artifact | 0 | item | - | CotA 132
spectral-tunneler | logos | artifact | 1 | item | - | CotA 133
strange-gizmo | logos | artifact | 1 | item | - | CotA 134 AoA 156 WC 177
the-howling-pit | logos | artifact | 1 | location | - | CotA 135
batdrone | logos | creature | 2/0 | 0 | robot | skirmish | CotA 136
brain-eater | logos | creature | 6/0 | 0 | cyborg+beast | - | CotA 137 AoA 126
dextre | logos | creature | 3/0 | 0 | human+scientist | - | CotA 138
doc-bookton | logos | creature | 5/0 | 0 | human+scientist | - | CotA 139
dr-escotera | logos | creature | 4/0 | 0 | cyborg+scientist | - | CotA 140
dysania | logos | creature | 4/0 | 0 | mutant | - | CotA 141 AoA 142 WC 164
ganymede-archivist | logos | creature | 3/0 | 0 | human+scientist | - | CotA 142
harland-mindlock | logos | creature | 1/0 | 0 | cyborg+scientist | - | CotA 143 AoA 145
quixo-the-adventurer | logos | creature | 3/0 | 0 | human+scientist | skirmish | CotA 144
mother | logos | creature | 5/0 | 0 | robot+scientist | - | CotA 145
neutron-shark | logos | creature | 1/0 | 0 | beast+mutant | - | CotA 146 AoA 149 WC 171
novu-archaeologist | logos | creature | 4/0 | 0 | cyborg+scientist | - | CotA 147
ozmo-martianologist | logos | creature | 2/0 | 0 | human+scientist | elusive | CotA 148 AoA 150
psychic-bug | logos | creature | 2/0 | 1 | cyborg+insect | - | CotA 149
replicator | logos | creature | 2/0 | 0 | mutant | - | CotA 150 AoA 153 WC 174
research-smoko | logos | creature | 2/0 | 0 | mutant | - | CotA 151 AoA 135
skippy-timehog | logos | creature | 1/0 | 0 | mutant | - | CotA 152
timetraveller | logos | creature | 2/0 | 1 | human+scientist | - | CotA 153 AoA 158
titan-mechanic | logos | creature | 6/0 | 0 | cyborg+scientist | - | CotA 154 AoA 121
vespilon-theorist | logos | creature | 2/0 | 0 | cyborg+scientist | elusive | CotA 155
veylan-analyst | logos | creature | 2/0 | 0 | cyborg+scientist | - | CotA 156
experimental-therapy | logos | upgrade | 0 | - | - | CotA 157
rocket-boots | logos | upgrade | 0 | - | - | CotA 158 AoA 136
transposition-sandals | logos | upgrade | 1 | - | - | CotA 159 AoA 159
ammonia-clouds | mars | action | 0 | - | - | CotA 160
battle-fleet | mars | action | 1 | - | - | CotA 161
deep-probe | mars | action | 1 | - | - | CotA 162
emp-blast | mars | action | 1 | - | - | CotA 163
hypnotic-command | mars | action | 0 | - | - | CotA 164 AoA 198
irradiated-æmber | mars | action | 1 | - | - | CotA 165
key-abduction | mars | action | 1 | - | - | CotA 166 AoA 182
martian-hounds | mars | action | 0 | - | - | CotA 167 AoA 203
martians-make-bad-allies | mars | action | 0 | - | - | CotA 168
mass-abduction | mars | action | 1 | - | - | CotA 169
mating-season | mars | action | 1 | - | - | CotA 170
mothership-support | mars | action | 1 | - | - | CotA 171 AoA 183
orbital-bombardment | mars | action | 1 | - | - | CotA 172 AoA 185
phosphorus-stars | mars | action | 0 | - | - | CotA 173
psychic-network | mars | action | 0 | - | - | CotA 174
sample-collection | mars | action | 0 | - | - | CotA 175 AoA 188
shatter-storm | mars | action | 0 | - | - | CotA 176 AoA 206
soft-landing | mars | action | 0 | - | - | CotA 177
squawker | mars | action | 1 | - | - | CotA 178
total-recall | mars | action | 1 | - | - | CotA 179 AoA 208
combat-pheromones | mars | artifact | 1 | item | - | CotA 180 AoA 177
commpod | mars | artifact | 0 | item | - | CotA 181
crystal-hive | mars | artifact | 0 | location | - | CotA 182
custom-virus | mars | artifact | 1 | weapon | - | CotA 183 AoA 193
feeding-pit | mars | artifact | 0 | location | - | CotA 184
invasion-portal | mars | artifact | 0 | location | - | CotA 185 AoA 200
incubation-chamber | mars | artifact | 0 | location | - | CotA 186 AoA 199
mothergun | mars | artifact | 0 | weapon | - | CotA 187 AoA 169
sniffer | mars | artifact | 1 | ally | - | CotA 188 AoA 207
swap-widget | mars | artifact | 0 | item | - | CotA 189
blypyp | mars | creature | 2/0 | 0 | martian+scientist | - | CotA 190
chuff-ape | mars | creature | 11/0 | 0 | beast | taunt | CotA 191
ether-spider | mars | creature | 7/0 | 0 | beast | - | CotA 192
grabber-jammer | mars | creature | 4/1 | 0 | robot | - | CotA 193
grommid | mars | creature | 10/0 | 0 | beast | - | CotA 194 AoA 197
john-smyth | mars | creature | 2/0 | 0 | agent+martian | elusive | CotA 195
mindwarper | mars | creature | 2/0 | 0 | martian+scientist | elusive | CotA 196 AoA 167
phylyx-the-disintegrator | mars | creature | 1/0 | 0 | martian+soldier | elusive | CotA 197
qyxxlyx-plague-master | mars | creature | 3/0 | 0 | martian+scientist | - | CotA 198 AoA 204
tunk | mars | creature | 6/1 | 0 | robot | - | CotA 199
ulyq-megamouth | mars | creature | 3/0 | 0 | martian+scientist | - | CotA 200
uxlyx-the-zookeeper | mars | creature | 2/0 | 0 | martian+scientist | elusive | CotA 201 AoA 190
vezyma-thinkdrone | mars | creature | 3/0 | 0 | martian+scientist | - | CotA 202 AoA 172
yxili-marauder | mars | creature | 2/0 | 0 | martian+soldier | - | CotA 203
yxilo-bolter | mars | creature | 3/0 | 0 | martian+soldier | - | CotA 204
yxilx-dominator | mars | creature | 9/1 | 0 | robot | taunt | CotA 205 AoA 174
zorg | mars | creature | 7/0 | 0 | beast | - | CotA 206 AoA 191
zyzzix-the-many | mars | creature | 3/0 | 0 | martian+soldier | - | CotA 207
biomatrix-backup | mars | upgrade | 1 | - | - | CotA 208
brain-stem-antenna | mars | upgrade | 0 | - | - | CotA 209 AoA 192
jammer-pack | mars | upgrade | 1 | - | - | CotA 210
red-planet-ray-gun | mars | upgrade | 1 | - | - | CotA 211 AoA 187
begone | sanctum | action | 0 | - | - | CotA 212 AoA 250
blinding-light | sanctum | action | 1 | - | - | CotA 213 AoA 214
charge | sanctum | action | 1 | - | - | CotA 214
cleansing-wave | sanctum | action | 0 | - | - | CotA 215
clear-mind | sanctum | action | 1 | - | - | CotA 216
doorstep-to-heaven | sanctum | action | 1 | - | - | CotA 217 AoA 231
glorious-few | sanctum | action | 0 | - | - | CotA 218
honorable-claim | sanctum | action | 1 | - | - | CotA 219
inspiration | sanctum | action | 0 | - | - | CotA 220
mighty-lance | sanctum | action | 0 | - | - | CotA 221 AoA 256
oath-of-poverty | sanctum | action | 1 | - | - | CotA 222 AoA 258
one-stood-against-many | sanctum | action | 1 | - | - | CotA 223 AoA 259
radiant-truth | sanctum | action | 1 | - | - | CotA 224 AoA 241
shield-of-justice | sanctum | action | 1 | - | - | CotA 225 AoA 222
take-hostages | sanctum | action | 1 | - | - | CotA 226 AoA 225
terms-of-redress | sanctum | action | 1 | - | - | CotA 227
the-harder-they-come | sanctum | action | 0 | - | - | CotA 228 AoA 245
the-spirit-s-way | sanctum | action | 0 | - | - | CotA 229 AoA 246
virtuous-works | sanctum | action | 3 | - | - | CotA 230
epic-quest | sanctum | artifact | 0 | quest | - | CotA 231 AoA 252
gorm-of-omm | sanctum | artifact | 0 | item | - | CotA 232 AoA 235
hallowed-blaster | sanctum | artifact | 0 | weapon | - | CotA 233
potion-of-invulnerability | sanctum | artifact | 1 | item | - | CotA 234 AoA 239
round-table | sanctum | artifact | 1 | location | - | CotA 235
sigil-of-brotherhood | sanctum | artifact | 1 | power | - | CotA 236 AoA 244
whispering-reliquary | sanctum | artifact | 0 | item | - | CotA 237
bulwark | sanctum | creature | 4/2 | 0 | human+knight | - | CotA 238
champion-anaphiel | sanctum | creature | 6/1 | 0 | knight+spirit | taunt | CotA 239
champion-tabris | sanctum | creature | 6/2 | 0 | human+knight | - | CotA 240
commander-remiel | sanctum | creature | 3/0 | 0 | human+knight | - | CotA 241
duma-the-martyr | sanctum | creature | 3/0 | 0 | human | - | CotA 242 AoA 251
francus | sanctum | creature | 6/1 | 0 | knight+spirit | - | CotA 243
grey-monk | sanctum | creature | 3/0 | 0 | human+priest | - | CotA 244
hayyel-the-merchant | sanctum | creature | 3/0 | 0 | human+merchant | - | CotA 245
horseman-of-death | sanctum | creature | 5/0 | 0 | horseman+spirit | - | CotA 246
horseman-of-famine | sanctum | creature | 5/0 | 0 | horseman+spirit | - | CotA 247
horseman-of-pestilence | sanctum | creature | 5/0 | 0 | horseman+spirit | - | CotA 248
horseman-of-war | sanctum | creature | 5/0 | 0 | horseman+spirit | - | CotA 249
jehu-the-bureaucrat | sanctum | creature | 3/0 | 0 | human | - | CotA 250
lady-maxena | sanctum | creature | 5/2 | 0 | knight+spirit | - | CotA 251
lord-golgotha | sanctum | creature | 5/2 | 0 | spirit+knight | - | CotA 252 AoA 254
numquid-the-fair | sanctum | creature | 3/0 | 0 | human | - | CotA 253
protectrix | sanctum | creature | 5/0 | 0 | knight+spirit | - | CotA 254
raiding-knight | sanctum | creature | 4/2 | 0 | human+knight | - | CotA 255
sanctum-guardian | sanctum | creature | 6/1 | 0 | spirit+knight | taunt | CotA 256 AoA 262
sequis | sanctum | creature | 4/2 | 0 | human+knight | - | CotA 257
sergeant-zakiel | sanctum | creature | 4/1 | 0 | human+knight | - | CotA 258
staunch-knight | sanctum | creature | 4/2 | 0 | human+knight | - | CotA 259
gatekeeper | sanctum | creature | 5/1 | 0 | spirit+knight | - | CotA 260 AoA 234
the-vaultkeeper | sanctum | creature | 4/1 | 0 | spirit+knight | - | CotA 261 AoA 265
veemos-lightbringer | sanctum | creature | 6/0 | 0 | angel+spirit | - | CotA 262 AoA 266
armageddon-cloak | sanctum | upgrade | 1 | - | - | CotA 263 AoA 249
mantle-of-the-zealot | sanctum | upgrade | 0 | - | - | CotA 264
protect-the-weak | sanctum | upgrade | 1 | - | - | CotA 265 AoA 221
shoulder-armor | sanctum | upgrade | 1 | - | - | CotA 266
bait-and-switch | shadows | action | 0 | - | - | CotA 267
booby-trap | shadows | action | 1 | - | - | CotA 268
finishing-blow | shadows | action | 1 | - | - | CotA 269
ghostly-hand | shadows | action | 2 | - | - | CotA 270
hidden-stash | shadows | action | 1 | - | - | CotA 271 AoA 286 WC 255
imperial-traitor | shadows | action | 1 | - | - | CotA 272
key-of-darkness | shadows | action | 0 | - | - | CotA 273 AoA 304 WC 270
lights-out | shadows | action | 1 | - | - | CotA 274 AoA 288
miasma | shadows | action | 1 | - | - | CotA 275 AoA 274
nerve-blast | shadows | action | 0 | - | - | CotA 276 AoA 275
one-last-job | shadows | action | 1 | - | - | CotA 277
oubliette | shadows | action | 0 | - | - | CotA 278 AoA 292 WC 258
pawn-sacrifice | shadows | action | 1 | - | - | CotA 279
poison-wave | shadows | action | 1 | - | - | CotA 280
relentless-whispers | shadows | action | 1 | - | - | CotA 281
routine-job | shadows | action | 0 | - | - | CotA 282 AoA 311
too-much-to-protect | shadows | action | 1 | - | - | CotA 283 AoA 298 WC 264
treasure-map | shadows | action | 1 | - | - | CotA 284 AoA 318 WC 284
customs-office | shadows | artifact | 0 | location | - | CotA 285 AoA 300 WC 266
evasion-sigil | shadows | artifact | 1 | power | - | CotA 286
longfused-mines | shadows | artifact | 1 | weapon | - | CotA 287 AoA 306 WC 273
masterplan | shadows | artifact | 1 | item | - | CotA 288
safe-place | shadows | artifact | 1 | location | - | CotA 289
seeker-needle | shadows | artifact | 0 | weapon | - | CotA 290
skeleton-key | shadows | artifact | 0 | item | - | CotA 291 AoA 295 WC 259
special-delivery | shadows | artifact | 1 | item | - | CotA 292 AoA 296 WC 260
speed-sigil | shadows | artifact | 1 | power | - | CotA 293
subtle-maul | shadows | artifact | 0 | weapon | - | CotA 294 AoA 297 WC 263
the-sting | shadows | artifact | 1 | vehicle | - | CotA 295 AoA 317
bad-penny | shadows | creature | 1/0 | 0 | human+thief | - | CotA 296 AoA 267 WC 236
bulleteye | shadows | creature | 2/0 | 0 | elf+thief | elusive | CotA 297 AoA 299
carlo-phantom | shadows | creature | 1/0 | 0 | elf+thief | elusive+skirmish | CotA 298
deipno-spymaster | shadows | creature | 1/0 | 0 | elf+thief | elusive | CotA 299 AoA 301
faygin | shadows | creature | 3/0 | 0 | human+thief | elusive | CotA 300
macis-asp | shadows | creature | 3/0 | 0 | beast | skirmish+poison | CotA 301
mack-the-knife | shadows | creature | 3/0 | 0 | elf+thief | elusive | CotA 302 AoA 307 WC 274
magda-the-rat | shadows | creature | 4/0 | 0 | elf+thief | elusive | CotA 303
mooncurser | shadows | creature | 1/0 | 0 | elf+thief | skirmish+poison | CotA 304
nexus | shadows | creature | 3/0 | 0 | cyborg+thief | elusive | CotA 305
noddy-the-thief | shadows | creature | 2/0 | 0 | elf+thief | elusive | CotA 306
old-bruno | shadows | creature | 3/0 | 0 | elf+thief | elusive | CotA 307
dodger | shadows | creature | 5/0 | 0 | elf+thief | - | CotA 308
selwyn-the-fence | shadows | creature | 3/0 | 0 | elf+thief | - | CotA 309 AoA 314 WC 280
shadow-self | shadows | creature | 9/0 | 0 | specter | - | CotA 310
silvertooth | shadows | creature | 2/0 | 0 | elf+thief | - | CotA 311
smiling-ruth | shadows | creature | 1/0 | 0 | elf+thief | elusive | CotA 312
sneklifter | shadows | creature | 2/0 | 0 | elf+thief | - | CotA 313 AoA 316 WC 281
umbra | shadows | creature | 2/0 | 0 | elf+thief | skirmish | CotA 314 AoA 280 WC 249
urchin | shadows | creature | 1/0 | 0 | elf+thief | elusive | CotA 315
duskrunner | shadows | upgrade | 0 | - | - | CotA 316 AoA 285 WC 253
ring-of-invisibility | shadows | upgrade | 1 | - | - | CotA 317 AoA 310 WC 277
silent-dagger | shadows | upgrade | 1 | - | - | CotA 318
cooperative-hunting | untamed | action | 0 | - | - | CotA 319
curiosity | untamed | action | 1 | - | - | CotA 320 AoA 351 WC 387
fertility-chant | untamed | action | 4 | - | - | CotA 321
fogbank | untamed | action | 1 | - | - | CotA 322 AoA 340 WC 372
full-moon | untamed | action | 0 | - | - | CotA 323 AoA 322
grasping-vines | untamed | action | 1 | - | - | CotA 324 AoA 341 WC 374
key-charge | untamed | action | 0 | - | - | CotA 325 AoA 325 WC 359
lifeweb | untamed | action | 1 | - | - | CotA 326 AoA 342
lost-in-the-woods | untamed | action | 1 | - | - | CotA 327
mimicry | untamed | action | 0 | - | - | CotA 328 AoA 343 WC 379
nature-s-call | untamed | action | 1 | - | - | CotA 329 AoA 344 WC 380
nocturnal-maneuver | untamed | action | 1 | - | - | CotA 330
perilous-wild | untamed | action | 1 | - | - | CotA 331 AoA 360 WC 395
regrowth | untamed | action | 1 | - | - | CotA 332 AoA 329 WC 362
save-the-pack | untamed | action | 0 | - | - | CotA 333 AoA 331
scout | untamed | action | 1 | - | - | CotA 334
stampede | untamed | action | 1 | - | - | CotA 335
the-common-cold | untamed | action | 1 | - | - | CotA 336 AoA 368
troop-call | untamed | action | 1 | - | - | CotA 337
vigor | untamed | action | 1 | - | - | CotA 338
word-of-returning | untamed | action | 1 | - | - | CotA 339
bear-flute | untamed | artifact | 0 | item | - | CotA 340
nepenthe-seed | untamed | artifact | 0 | item | - | CotA 341 AoA 345
ritual-of-balance | untamed | artifact | 0 | power | - | CotA 342
ritual-of-the-hunt | untamed | artifact | 1 | power | - | CotA 343
world-tree | untamed | artifact | 0 | location | - | CotA 344 AoA 370
ancient-bear | untamed | creature | 5/0 | 0 | beast | assault 2 | CotA 345
bigtwig | untamed | creature | 7/0 | 0 | beast | - | CotA 346
witch-of-the-wilds | untamed | creature | 4/0 | 0 | beast+witch | - | CotA 347 AoA 369 WC 403
briar-grubbling | untamed | creature | 2/0 | 0 | beast+insect | hazardous 5 | CotA 348
chota-hazri | untamed | creature | 3/0 | 0 | human+witch | - | CotA 349 AoA 338
dew-faerie | untamed | creature | 2/0 | 0 | faerie | elusive | CotA 350
dust-pixie | untamed | creature | 1/0 | 2 | faerie | - | CotA 351
flaxia | untamed | creature | 4/0 | 0 | faerie | - | CotA 352 AoA 339 WC 371
fuzzy-gruen | untamed | creature | 5/0 | 2 | beast | - | CotA 353 AoA 353 WC 389
giant-sloth | untamed | creature | 6/0 | 0 | beast | - | CotA 354
halacor | untamed | creature | 4/0 | 0 | beast | - | CotA 355
inka-the-spider | untamed | creature | 1/0 | 0 | beast | poison | CotA 356 AoA 356 WC 392
kindrith-longshot | untamed | creature | 3/0 | 0 | human+ranger | elusive+skirmish | CotA 357 AoA 357
snufflegator | untamed | creature | 4/0 | 0 | beast | skirmish | CotA 358
lupo-the-scarred | untamed | creature | 6/0 | 0 | beast | skirmish | CotA 359 AoA 358
mighty-tiger | untamed | creature | 4/0 | 0 | beast | - | CotA 360 AoA 359
murmook | untamed | creature | 3/0 | 0 | beast | - | CotA 361
mushroom-man | untamed | creature | 2/0 | 0 | fungus+human | - | CotA 362
niffle-ape | untamed | creature | 3/0 | 0 | beast+niffle | - | CotA 363
niffle-queen | untamed | creature | 6/0 | 0 | beast+niffle | - | CotA 364
piranha-monkeys | untamed | creature | 2/0 | 0 | beast | - | CotA 365 AoA 361 WC 396
teliga | untamed | creature | 3/0 | 0 | human+witch | - | CotA 366 AoA 367 WC 401
hunting-witch | untamed | creature | 2/0 | 0 | human+witch | - | CotA 367
witch-of-the-eye | untamed | creature | 3/0 | 0 | human+witch | - | CotA 368
way-of-the-bear | untamed | upgrade | 1 | - | - | CotA 369
way-of-the-wolf | untamed | upgrade | 1 | - | - | CotA 370
1-2-punch | brobnar | action | 1 | - | - | AoA 001
bingle-bangbang | brobnar | creature | 2/0 | 0 | goblin | - | AoA 002
brammo | brobnar | creature | 4/1 | 0 | giant+knight | - | AoA 003
cowfyne | brobnar | creature | 5/0 | 0 | giant | - | AoA 005 WC 006
drummernaut | brobnar | creature | 6/0 | 0 | giant | - | AoA 006
first-blood | brobnar | action | 1 | - | alpha | AoA 007
foozle | brobnar | creature | 5/0 | 0 | giant | - | AoA 008
groggins | brobnar | creature | 8/0 | 0 | giant | - | AoA 011
groke | brobnar | creature | 5/0 | 0 | giant | - | AoA 012 WC 008
into-the-fray | brobnar | action | 0 | - | - | AoA 013
lollop-the-titanic | brobnar | creature | 11/0 | 0 | giant+location | - | AoA 014
pound | brobnar | action | 1 | - | - | AoA 015
culf-the-quiet | brobnar | creature | 6/0 | 0 | giant | elusive | AoA 020
flamethrower | brobnar | artifact | 0 | weapon | - | AoA 021 WC 018
flamewake-shaman | brobnar | creature | 4/0 | 0 | human | - | AoA 022 WC 019
gargantes-scrapper | brobnar | creature | 3/0 | 0 | giant | alpha | AoA 023 WC 021
grump-buggy | brobnar | artifact | 1 | vehicle | - | AoA 024
little-rapscal | brobnar | creature | 2/0 | 0 | goblin | elusive | AoA 025 WC 023
ogopogo | brobnar | creature | 6/0 | 0 | giant | - | AoA 026 WC 024
the-flex | brobnar | action | 0 | - | - | AoA 031 WC 032
bellowing-patrizate | brobnar | creature | 7/0 | 0 | giant | - | AoA 034 WC 034
cybergiant-rig | brobnar | upgrade | 1 | - | - | AoA 037 WC 035
forgemaster-og | brobnar | creature | 4/0 | 0 | giant | - | AoA 038 WC 036
grumpus-tamer | brobnar | creature | 4/0 | 0 | giant | - | AoA 039 WC 037
might-makes-right | brobnar | action | 1 | - | - | AoA 043
shard-of-strength | brobnar | artifact | 0 | item+shard | - | AoA 048
signal-fire | brobnar | artifact | 1 | item | - | AoA 049 WC 049
war-grumpus | brobnar | creature | 3/0 | 0 | beast | - | AoA 052 WC 052
æmber-imp | dis | creature | 2/0 | 0 | imp | elusive | AoA 053
banish | dis | action | 1 | - | - | AoA 054
binding-irons | dis | action | 0 | - | - | AoA 055 WC 069
cull-the-weak | dis | action | 1 | - | - | AoA 057
exhume | dis | action | 1 | - | - | AoA 059 WC 074
gub | dis | creature | 1/0 | 0 | demon | - | AoA 060
misery-exploit | dis | action | 0 | - | - | AoA 062 WC 081
not-finished-with-you | dis | action | 1 | - | - | AoA 063 WC 082
streke | dis | creature | 2/0 | 0 | imp | elusive | AoA 065
tezmal | dis | creature | 2/0 | 0 | imp | elusive | AoA 066
unlocked-gateway | dis | action | 0 | - | omega | AoA 067
yurk | dis | creature | 4/0 | 0 | demon | - | AoA 068
angwish | dis | creature | 6/0 | 0 | demon | - | AoA 069
bloodshard-imp | dis | creature | 2/0 | 0 | imp | - | AoA 070 WC 085
bronze-key-imp | dis | creature | 2/0 | 0 | imp | elusive | AoA 071
gold-key-imp | dis | creature | 2/0 | 0 | imp | elusive | AoA 072
old-yurk | dis | creature | 5/0 | 0 | demon | - | AoA 077
pain-reaction | dis | action | 1 | - | - | AoA 078
silver-key-imp | dis | creature | 2/0 | 0 | imp | elusive | AoA 081
skullion | dis | creature | 7/2 | 0 | demon | - | AoA 082 WC 095
soulkeeper | dis | upgrade | 1 | - | - | AoA 083 WC 098
spyyyder | dis | creature | 2/0 | 0 | demon | skirmish | AoA 084 WC 099
ancient-yurk | dis | creature | 6/0 | 0 | demon | - | AoA 088
neffru | dis | creature | 4/0 | 0 | demon | - | AoA 094 WC 111
onyx-knight | dis | creature | 4/0 | 0 | demon+knight | - | AoA 095 WC 113
orb-of-invidius | dis | artifact | 1 | item | - | AoA 096 WC 114
ortannu-the-chained | dis | creature | 7/0 | 0 | demon | - | AoA 097 WC 115
ortannu-s-binding | dis | action | 1 | - | - | AoA 098 WC 121
shadow-of-dis | dis | action | 1 | - | - | AoA 103
shard-of-pain | dis | artifact | 0 | item+shard | - | AoA 104
wretched-doll | dis | artifact | 0 | item | - | AoA 107 WC 120
archimedes | logos | creature | 2/0 | 0 | cyborg+beast | elusive | AoA 108
binate-rupture | logos | action | 0 | - | alpha | AoA 109
cutthroat-research | logos | action | 1 | - | - | AoA 110 WC 130
eyegor | logos | creature | 2/0 | 0 | cyborg | - | AoA 111 WC 133
helper-bot | logos | creature | 1/0 | 0 | robot | - | AoA 112
hexpion | logos | creature | 2/0 | 0 | ai | - | AoA 113
pip-pip | logos | creature | 2/0 | 0 | human+scientist | - | AoA 116
poke | logos | action | 1 | - | - | AoA 117
professor-sutterkin | logos | creature | 2/0 | 0 | human+scientist | - | AoA 118
standardized-testing | logos | action | 0 | - | - | AoA 119
titan-librarian | logos | creature | 4/0 | 0 | cyborg+scientist | - | AoA 120
zyx-researcher | logos | creature | 2/0 | 0 | human+scientist | - | AoA 123
backup-copy | logos | upgrade | 1 | - | - | AoA 124
director-of-zyx | logos | creature | 3/0 | 0 | cyborg+scientist | elusive | AoA 127
eureka | logos | action | 1 | - | alpha | AoA 128
fila-the-researcher | logos | creature | 1/0 | 0 | human+scientist | elusive | AoA 129
jargogle | logos | creature | 2/0 | 0 | beast+mutant | elusive | AoA 131 WC 153
memory-chip | logos | artifact | 0 | item | - | AoA 132 WC 154
quantum-fingertrap | logos | artifact | 1 | item | - | AoA 133 WC 157
seismo-entangler | logos | artifact | 0 | item | - | AoA 137 WC 160
[redacted] | logos | artifact | 0 | [redacted] | - | AoA 139
entropic-swirl | logos | action | 0 | - | - | AoA 143 WC 165
fetchdrones | logos | artifact | 0 | item | - | AoA 144 WC 166
master-the-theory | logos | action | 1 | - | - | AoA 148 WC 169
project-zyx | logos | creature | 5/1 | 0 | cyborg+mutant | - | AoA 152
scientifical-hack | logos | artifact | 1 | equation | - | AoA 154 WC 175
shard-of-knowledge | logos | artifact | 0 | item+shard | - | AoA 155
the-curator | logos | creature | 3/0 | 0 | human+scientist | - | AoA 157
agent-hoo-man | mars | creature | 2/0 | 0 | martian+agent | elusive | AoA 160
carpet-phloxem | mars | action | 1 | - | - | AoA 161
collector-worm | mars | creature | 2/5 | 0 | beast | - | AoA 162
glyxl-proliferator | mars | creature | 3/0 | 0 | martian+soldier | - | AoA 163
ixxyxli-fixfinger | mars | creature | 2/2 | 0 | martian+scientist | elusive | AoA 164
mars-first | mars | action | 1 | - | - | AoA 165
mars-needs-æmber | mars | action | 1 | - | - | AoA 166
mindworm | mars | creature | 1/0 | 0 | beast | elusive | AoA 168
skybooster-squadron | mars | creature | 4/0 | 0 | martian+soldier | - | AoA 170
tyxl-beambuckler | mars | creature | 4/1 | 0 | martian+soldier | - | AoA 171
xanthyx-harvester | mars | creature | 3/0 | 0 | beast | - | AoA 173
zysysyx-shockworm | mars | creature | 3/1 | 0 | martian+soldier | - | AoA 175
æmber-conduction-unit | mars | artifact | 0 | item | - | AoA 176
containment-field | mars | upgrade | 0 | - | - | AoA 178
destroy-them-all | mars | action | 0 | - | - | AoA 179
exterminate-exterminate | mars | action | 0 | - | - | AoA 180
hypnobeam | mars | action | 0 | - | - | AoA 181
nyzyk-resonator | mars | creature | 2/1 | 0 | martian+soldier | - | AoA 184
phloxem-spike | mars | action | 1 | - | - | AoA 186
storm-crawler | mars | creature | 6/1 | 0 | robot | - | AoA 189
destructive-analysis | mars | action | 1 | - | - | AoA 194
entropic-manipulator | mars | action | 1 | - | - | AoA 195
extinction | mars | action | 0 | - | - | AoA 196
killzord-mk-9001 | mars | upgrade | 0 | - | - | AoA 201
martian-generosity | mars | action | 1 | - | - | AoA 202
shard-of-hate | mars | artifact | 0 | item+shard | - | AoA 205
yxlyx-stimrager | mars | creature | 4/2 | 0 | martian+soldier | - | AoA 209
yzphyz-knowdrone | mars | creature | 3/1 | 0 | martian+scientist | - | AoA 210
lion-bautrem | sanctum | creature | 4/1 | 0 | human+knight | deploy | AoA 211
abond-the-armorsmith | sanctum | creature | 3/0 | 0 | human | - | AoA 212
aubade-the-grim | sanctum | creature | 4/1 | 0 | spirit+knight | - | AoA 213
bordan-the-redeemed | sanctum | creature | 3/0 | 0 | human+thief | elusive | AoA 215
challe-the-safeguard | sanctum | creature | 4/2 | 0 | human+knight | deploy+taunt | AoA 216
golden-aura | sanctum | action | 0 | - | - | AoA 217
hallowed-shield | sanctum | artifact | 0 | item | - | AoA 218
healing-blast | sanctum | action | 1 | - | - | AoA 219
maruck-the-marked | sanctum | creature | 5/1 | 0 | spirit+knight | - | AoA 220
sir-marrows | sanctum | creature | 4/2 | 0 | human+knight | - | AoA 223
smite | sanctum | action | 0 | - | - | AoA 224
the-grey-rider | sanctum | creature | 2/0 | 0 | human+monk | deploy | AoA 226
baron-mengevin | sanctum | creature | 6/1 | 0 | human+knight | - | AoA 227
barrister-joya | sanctum | creature | 5/1 | 0 | human+knight | - | AoA 228
brobnar-ambassador | sanctum | creature | 1/0 | 0 | human | elusive | AoA 229
dis-ambassador | sanctum | creature | 1/0 | 0 | human | elusive | AoA 230
equalize | sanctum | action | 1 | - | - | AoA 232
free-markets | sanctum | action | 0 | - | - | AoA 233
haedroth-s-wall | sanctum | artifact | 0 | location | - | AoA 236
logos-ambassador | sanctum | creature | 1/0 | 0 | human | elusive | AoA 237
mars-ambassador | sanctum | creature | 1/0 | 0 | human | elusive | AoA 238
prince-derric-unifier | sanctum | creature | 4/1 | 0 | human+knight | - | AoA 240
rothais-the-fierce | sanctum | creature | 4/2 | 0 | human+knight | taunt+hazardous 4 | AoA 242
shadows-ambassador | sanctum | creature | 1/0 | 0 | human | elusive | AoA 243
untamed-ambassador | sanctum | creature | 1/0 | 0 | human | elusive | AoA 247
anahita-the-trader | sanctum | creature | 2/0 | 0 | human+merchant | - | AoA 248
eye-of-judgment | sanctum | artifact | 1 | item | - | AoA 253
martyr-s-end | sanctum | action | 1 | - | - | AoA 255
mother-northelle | sanctum | creature | 2/0 | 0 | human+monk | elusive | AoA 257
opal-knight | sanctum | creature | 5/0 | 0 | spirit+knight | - | AoA 260
proclamation-346e | sanctum | artifact | 0 | law | - | AoA 261
seraphic-armor | sanctum | upgrade | 1 | - | - | AoA 263
shard-of-hope | sanctum | artifact | 0 | item+shard | - | AoA 264
dusk-chronicles | shadows | action | 1 | - | - | AoA 268
furtive-investors | shadows | action | 1 | - | - | AoA 269
gamgee | shadows | creature | 2/0 | 0 | elf+thief | elusive | AoA 270
knuckles-bolton | shadows | creature | 3/0 | 0 | elf+thief | elusive+skirmish | AoA 271
lamindra | shadows | creature | 1/0 | 0 | elf+thief | deploy+elusive | AoA 272
life-for-a-life | shadows | action | 1 | - | - | AoA 273
ronnie-wristclocks | shadows | creature | 2/0 | 0 | elf+thief | - | AoA 276 WC 246
sucker-punch | shadows | action | 1 | - | alpha | AoA 277
swindle | shadows | action | 0 | - | alpha+omega | AoA 278
throwing-stars | shadows | action | 0 | - | - | AoA 279
whistling-darts | shadows | action | 1 | - | - | AoA 281
yantzee-gang | shadows | creature | 5/0 | 0 | elf+thief | - | AoA 282 WC 250
bonerot-venom | shadows | upgrade | 1 | - | - | AoA 283
brend-the-fanatic | shadows | creature | 3/0 | 0 | elf+thief | skirmish | AoA 284 WC 251
hideaway-hole | shadows | artifact | 1 | location | - | AoA 287
little-niff | shadows | creature | 2/0 | 0 | elf+thief | omega+deploy+elusive | AoA 289
murkens | shadows | creature | 2/0 | 0 | elf+thief | - | AoA 290
nightforge | shadows | action | 1 | - | - | AoA 291
perplexing-sophistry | shadows | action | 1 | - | - | AoA 293
redlock | shadows | creature | 3/0 | 0 | elf+thief | skirmish | AoA 294
guard-disguise | shadows | artifact | 0 | item | - | AoA 302
heist-night | shadows | action | 0 | - | alpha | AoA 303
lethal-distraction | shadows | action | 1 | - | - | AoA 305 WC 272
plague-rat | shadows | creature | 1/0 | 0 | beast+rat | elusive | AoA 308
rigged-lottery | shadows | action | 1 | - | - | AoA 309 WC 276
sack-of-coins | shadows | action | 1 | - | - | AoA 312 WC 278
scowly-caper | shadows | creature | 2/0 | 0 | elf+thief | skirmish | AoA 313 WC 279
shard-of-greed | shadows | artifact | 0 | item+shard | - | AoA 315
dharna | untamed | creature | 2/0 | 0 | elf+witch | - | AoA 319
duskwitch | untamed | creature | 1/0 | 0 | human+witch | omega+elusive | AoA 320
fanghouse | untamed | creature | 3/0 | 0 | beast | assault 3+hazardous 3 | AoA 321
glimmer | untamed | creature | 1/0 | 0 | faerie | alpha | AoA 323
grovekeeper | untamed | creature | 3/0 | 0 | human+witch | - | AoA 324
knoxx | untamed | creature | 3/0 | 0 | beast | - | AoA 326
marmo-swarm | untamed | creature | 2/0 | 0 | beast | - | AoA 327
persistence-hunting | untamed | action | 1 | - | - | AoA 328
rustgnawer | untamed | creature | 4/0 | 0 | beast+insect | - | AoA 330 WC 363
song-of-spring | untamed | action | 1 | - | - | AoA 332
tantadlin | untamed | creature | 9/0 | 0 | tree | - | AoA 333 WC 365
they-re-everywhere | untamed | action | 1 | - | - | AoA 334
æmberspine-mongrel | untamed | creature | 3/0 | 0 | beast | hazardous 3 | AoA 335
bumblebird | untamed | creature | 1/0 | 0 | beast+insect | alpha | AoA 336
camouflage | untamed | upgrade | 1 | - | - | AoA 337 WC 369
niffle-grounds | untamed | artifact | 1 | location | - | AoA 346
panpaca-anga | untamed | creature | 5/0 | 0 | beast | - | AoA 347 WC 381
panpaca-jaga | untamed | creature | 3/0 | 0 | beast | skirmish | AoA 348 WC 382
soldiers-to-flowers | untamed | action | 1 | - | - | AoA 349
way-of-the-porcupine | untamed | upgrade | 1 | - | - | AoA 350
earthbind | untamed | upgrade | 1 | - | - | AoA 352
gravid-cycle | untamed | action | 1 | - | omega | AoA 354 WC 391
heart-of-the-forest | untamed | artifact | 1 | location | - | AoA 355
po-s-pixies | untamed | creature | 1/0 | 0 | faerie | elusive | AoA 362 WC 397
punctuated-equilibrium | untamed | action | 0 | - | - | AoA 363 WC 398
quicksand | untamed | action | 1 | - | - | AoA 364 WC 399
roxador | untamed | creature | 4/0 | 0 | beast | skirmish | AoA 365 WC 400
shard-of-life | untamed | artifact | 0 | item+shard | - | AoA 366
alaka | brobnar | creature | 4/0 | 0 | giant | - | WC 001
alaka-s-brew | brobnar | action | 1 | - | - | WC 002
ballcano | brobnar | action | 0 | - | - | WC 003
barn-razing | brobnar | action | 0 | - | - | WC 004
berserker-slam | brobnar | action | 1 | - | - | WC 005
gron-nine-toes | brobnar | creature | 5/0 | 0 | giant | - | WC 009
irestaff | brobnar | artifact | 1 | weapon | - | WC 010
mogghunter | brobnar | creature | 6/0 | 0 | giant | - | WC 011
narp | brobnar | creature | 8/1 | 0 | giant | - | WC 012
shorty | brobnar | creature | 4/0 | 0 | giant | assault 4 | WC 013
stilt-kin | brobnar | creature | 2/0 | 0 | goblin | skirmish | WC 014
warriors--refrain | brobnar | action | 1 | - | - | WC 016
fyre-breath | brobnar | upgrade | 1 | - | - | WC 020
gravelguts | brobnar | creature | 5/0 | 0 | giant | - | WC 022
overrun | brobnar | action | 1 | - | - | WC 025
power-of-fire | brobnar | action | 0 | - | - | WC 026
ragwarg | brobnar | artifact | 1 | item | - | WC 027
shattered-throne | brobnar | artifact | 1 | location | - | WC 028
sköll | brobnar | creature | 3/0 | 0 | beast | assault 3 | WC 029
slimy-jark | brobnar | creature | 1/0 | 0 | goblin | skirmish+elusive | WC 030
guji-dinosaur-hunter | brobnar | creature | 4/0 | 0 | giant+hunter | elusive | WC 038
igon-the-green | brobnar | creature | 4/0 | 0 | giant | - | WC 039
kaloch-stonefather | brobnar | creature | 6/0 | 0 | giant+leader | - | WC 041
nogi-smartfist | brobnar | creature | 5/0 | 0 | giant+scientist | - | WC 044
old-boomy | brobnar | creature | 2/0 | 0 | goblin+scientist | - | WC 045
ragnarok | brobnar | action | 0 | - | alpha | WC 047
the-big-one | brobnar | artifact | 1 | weapon | - | WC 050
the-floor-is-lava | brobnar | artifact | 1 | location | - | WC 051
igon-the-terrible | brobnar | creature | 8/0 | 0 | giant | - | WC 053
mega-alaka | brobnar | creature | 6/0 | 0 | giant | - | WC 054
mega-cowfyne | brobnar | creature | 7/0 | 0 | giant | - | WC 055
mega-ganger-chieftain | brobnar | creature | 7/0 | 0 | giant | - | WC 056
mega-groke | brobnar | creature | 7/0 | 0 | giant | - | WC 057
mega-gron-nine-toes | brobnar | creature | 7/0 | 0 | giant | - | WC 058
mega-mogghunter | brobnar | creature | 8/0 | 0 | giant | - | WC 059
mega-narp | brobnar | creature | 10/1 | 0 | giant | - | WC 060
mega-shorty | brobnar | creature | 6/0 | 0 | giant | assault 4 | WC 061
chieftain-s-brew | brobnar | action | 1 | - | - | WC 062
cowfyne-s-brew | brobnar | action | 1 | - | - | WC 063
groke-s-brew | brobnar | action | 1 | - | - | WC 064
gron-s-brew | brobnar | action | 1 | - | - | WC 065
mogghunter-s-brew | brobnar | action | 1 | - | - | WC 066
narp-s-brew | brobnar | action | 1 | - | - | WC 067
shorty-s-brew | brobnar | action | 1 | - | - | WC 068
buzzle | dis | creature | 3/0 | 0 | beast | skirmish | WC 070
dendrix | dis | creature | 5/0 | 0 | demon | - | WC 071
draining-touch | dis | action | 0 | - | - | WC 072
etaromme | dis | creature | 4/0 | 0 | demon | - | WC 073
festering-touch | dis | action | 1 | - | - | WC 075
harbinger-of-doom | dis | creature | 2/3 | 0 | demon | - | WC 076
impspector | dis | creature | 2/0 | 0 | imp | - | WC 077
infurnace | dis | creature | 4/0 | 0 | demon | - | WC 078
lilithal | dis | creature | 5/0 | 0 | demon | - | WC 079
malison | dis | creature | 5/0 | 0 | demon | - | WC 080
rotgrub | dis | creature | 1/0 | 0 | beast | - | WC 083
the-evil-eye | dis | action | 1 | - | - | WC 084
borr-nit | dis | creature | 3/0 | 0 | demon | - | WC 086
borr-nit-s-touch | dis | action | 1 | - | - | WC 087
e-e-on-the-fringes | dis | creature | 1/0 | 0 | imp | elusive | WC 088
giants--bane | dis | action | 1 | - | - | WC 089
gleeful-mayhem | dis | action | 1 | - | - | WC 090
obsidian-forge | dis | artifact | 1 | item | - | WC 093
snag | dis | creature | 5/0 | 0 | demon | - | WC 096
soul-fiddle | dis | artifact | 0 | item | - | WC 097
greater-oxtet | dis | creature | 4/0 | 0 | demon | taunt | WC 105
harvest-time | dis | action | 0 | - | - | WC 106
lesser-oxtet | dis | creature | 3/0 | 0 | demon | elusive | WC 109
lord-invidius | dis | creature | 5/0 | 0 | demon+leader | elusive | WC 110
noname | dis | creature | 1/0 | 0 | demon | - | WC 112
sinestra | dis | creature | 5/0 | 0 | demon | - | WC 116
snag-s-mirror | dis | artifact | 1 | item | - | WC 117
snaglet | dis | creature | 2/0 | 0 | imp | elusive | WC 118
beasts--bane | dis | action | 1 | - | - | WC 122
demons--bane | dis | action | 1 | - | - | WC 123
dexus | dis | creature | 5/0 | 0 | demon | - | WC 124
dinosaurs--bane | dis | action | 1 | - | - | WC 125
humans--bane | dis | action | 1 | - | - | WC 126
scientists--bane | dis | action | 1 | - | - | WC 127
thieves--bane | dis | action | 1 | - | - | WC 128
babbling-bibliophile | logos | creature | 1/0 | 0 | cyborg+scientist | - | WC 129
daughter | logos | creature | 2/0 | 0 | cyborg+scientist | elusive | WC 131
edai-edie-4x4 | logos | creature | 3/0 | 0 | ai+scientist | - | WC 132
hapsis | logos | creature | 5/0 | 0 | mutant+scientist | - | WC 134
hologrammophone | logos | artifact | 1 | item | - | WC 135
information-exchange | logos | action | 0 | - | - | WC 136
quant | logos | creature | 3/0 | 0 | human+scientist | - | WC 137
sanitation-engineer | logos | creature | 4/0 | 0 | cyborg+scientist | hazardous 1 | WC 138
tautau-vapors | logos | action | 0 | - | - | WC 139
thorium-plasmate | logos | action | 1 | - | - | WC 140
titan-guardian | logos | creature | 5/1 | 0 | beast+cyborg | taunt | WC 141
wormhole-technician | logos | creature | 3/0 | 0 | cyborg+scientist | - | WC 144
cændle-unit | logos | creature | 5/1 | 0 | robot | - | WC 146
code-monkey | logos | creature | 3/0 | 0 | ai+beast | deploy | WC 147
data-forge | logos | action | 1 | - | - | WC 148
discombobulator | logos | upgrade | 1 | - | - | WC 149
dr-milli | logos | creature | 2/0 | 0 | scientist | - | WC 150
groupthink-tank | logos | creature | 4/3 | 0 | robot+experiment | - | WC 151
mini-groupthink-tank | logos | creature | 3/2 | 0 | robot+experiment | - | WC 155
reassembling-automaton | logos | creature | 3/0 | 0 | robot+experiment | - | WC 158
academy-training | logos | upgrade | 0 | - | - | WC 161
hyde | logos | creature | 4/0 | 0 | human+scientist | - | WC 167
mimic-gel | logos | creature | 0/0 | 0 | shapeshifter+mutant | - | WC 170
prescriptive-grammarbot | logos | creature | 3/0 | 0 | robot | taunt+hazardous 3 | WC 173
self-bolstering-automata | logos | creature | 1/0 | 0 | robot | - | WC 176
universal-keylock | logos | artifact | 1 | item | - | WC 178
universal-recycle-bin | logos | artifact | 1 | item | - | WC 179
zenzizenzizenzic | logos | creature | 4/2 | 0 | cyborg+leader | - | WC 180
velum | logos | creature | 2/0 | 0 | human+scientist | - | WC 181
axiom-of-grisk | saurian | action | 0 | - | - | WC 182
brutodon-auxiliary | saurian | creature | 6/0 | 0 | beast | taunt+hazardous 2 | WC 183
chant-of-hubris | saurian | action | 1 | - | - | WC 184
imperial-scutum | saurian | upgrade | 1 | - | - | WC 185
imperium | saurian | action | 1 | - | - | WC 186
legatus-raptor | saurian | creature | 4/1 | 0 | dinosaur+soldier | - | WC 187
odoac-the-patrician | saurian | creature | 5/0 | 0 | dinosaur+politician | - | WC 188
phalanx-strike | saurian | action | 1 | - | - | WC 189
praefectus-ludo | saurian | creature | 5/0 | 0 | dinosaur+politician | - | WC 190
questor-jarta | saurian | creature | 3/0 | 0 | dinosaur+politician | elusive | WC 191
rhetor-gallim | saurian | creature | 3/0 | 0 | dinosaur+philosopher | - | WC 192
senator-shrix | saurian | creature | 4/1 | 0 | dinosaur+politician | - | WC 193
the-golden-spiral | saurian | artifact | 0 | location | - | WC 194
thero-centurion | saurian | creature | 6/1 | 0 | dinosaur+soldier | - | WC 195
tribute | saurian | action | 1 | - | - | WC 196
tricerian-legionary | saurian | creature | 5/1 | 0 | dinosaur+soldier | taunt | WC 197
ancient-power | saurian | action | 1 | - | - | WC 198
centurion-stenopius | saurian | creature | 3/2 | 0 | dinosaur+soldier | - | WC 199
city-state-interest | saurian | action | 0 | - | - | WC 200
draco-praeco | saurian | creature | 4/0 | 0 | dinosaur+politician | - | WC 201
exile | saurian | action | 1 | - | - | WC 202
gargantodon | saurian | creature | 16/0 | 0 | beast | - | WC 203
library-of-polliasaurus | saurian | artifact | 0 | location | - | WC 204
orator-hissaro | saurian | creature | 3/0 | 0 | dinosaur+politician | deploy | WC 205
paraguardian | saurian | creature | 6/1 | 0 | dinosaur+soldier | - | WC 206
philophosaurus | saurian | creature | 4/0 | 0 | dinosaur+philosopher | - | WC 207
regrettable-meteor | saurian | action | 1 | - | - | WC 208
sic-semper-tyrannosaurus | saurian | action | 0 | - | - | WC 209
stomp | saurian | action | 1 | - | - | WC 210
terrordactyl | saurian | creature | 12/0 | 0 | beast | - | WC 211
the-callipygian-ideal | saurian | upgrade | 0 | - | - | WC 212
tribune-pompitus | saurian | creature | 4/2 | 0 | dinosaur+politician | - | WC 213
auto-legionary | saurian | artifact | 0 | robot+ally | - | WC 214
cincinnatus-rex | saurian | creature | 6/4 | 0 | dinosaur+soldier | - | WC 215
city-gates | saurian | artifact | 0 | location | - | WC 216
crassosaurus | saurian | creature | 4/2 | 0 | dinosaur+politician | elusive | WC 217
diplo-macy | saurian | action | 1 | - | alpha | WC 218
favor-of-rex | saurian | action | 1 | - | - | WC 219
good-of-the-many | saurian | action | 0 | - | - | WC 220
grimlocus-dux | saurian | creature | 11/2 | 0 | dinosaur+soldier | taunt | WC 221
imperial-forge | saurian | action | 1 | - | - | WC 222
imperial-road | saurian | artifact | 0 | location | - | WC 223
kompsos-haruspex | saurian | creature | 4/0 | 0 | dinosaur+priest | - | WC 224
livia-the-elder | saurian | creature | 4/0 | 0 | dinosaur+philosopher | - | WC 225
primus-unguis | saurian | creature | 5/1 | 0 | dinosaur+soldier | - | WC 226
saurus-rex | saurian | creature | 6/0 | 0 | dinosaur+leader | - | WC 227
saury-about-that | saurian | action | 0 | - | - | WC 228
senator-bracchus | saurian | creature | 4/0 | 0 | dinosaur+politician | - | WC 229
sow-salt | saurian | action | 1 | - | alpha | WC 230
spartasaur | saurian | creature | 6/1 | 0 | dinosaur+soldier | - | WC 231
tertiate | saurian | action | 1 | - | - | WC 232
the-colosseum | saurian | artifact | 0 | location | - | WC 233
triumph | saurian | action | 1 | - | - | WC 234
a-vinda | shadows | creature | 4/0 | 0 | elf+thief | - | WC 235
breaker-hill | shadows | creature | 1/0 | 0 | elf+thief | elusive | WC 237
hit-and-run | shadows | action | 0 | - | - | WC 238
hock | shadows | action | 1 | - | - | WC 239
hugger-mugger | shadows | creature | 3/0 | 0 | elf+thief | elusive | WC 240
inky-gloom | shadows | action | 0 | - | - | WC 241
j-vinda | shadows | creature | 2/0 | 0 | elf+thief | elusive | WC 242
kymoor-eclipse | shadows | action | 0 | - | - | WC 243
mug | shadows | action | 1 | - | - | WC 244
pestering-blow | shadows | action | 1 | - | - | WC 245
symon | shadows | creature | 1/0 | 0 | alien+thief | skirmish | WC 247
trust-no-one | shadows | action | 0 | - | - | WC 248
chain-gang | shadows | creature | 3/0 | 0 | elf+thief | - | WC 252
fidgit | shadows | creature | 2/0 | 0 | faerie+thief | elusive | WC 254
into-the-night | shadows | action | 0 | - | - | WC 256
no-safety-in-numbers | shadows | action | 1 | - | - | WC 257
spike-trap | shadows | artifact | 1 | weapon | - | WC 261
subtle-chain | shadows | action | 1 | - | - | WC 262
whisper | shadows | creature | 3/0 | 0 | elf+thief | elusive | WC 265
finch-cloak | shadows | creature | 4/0 | 0 | elf+thief | - | WC 267
gambling-den | shadows | artifact | 1 | location | - | WC 268
hunter-or-hunted | shadows | action | 1 | - | - | WC 269
keyforgery | shadows | artifact | 1 | item | - | WC 271
manchego | shadows | creature | 3/0 | 0 | human+thief | - | WC 275
the-quiet-anvil | shadows | artifact | 1 | item | - | WC 282
the-shadow-council | shadows | creature | 3/0 | 0 | elf+leader+thief | elusive | WC 283
weasand | shadows | creature | 1/0 | 0 | beast+thief | deploy+elusive | WC 285
brobnar-plant | shadows | creature | 1/0 | 0 | elf+thief | elusive | WC 286
dis-plant | shadows | creature | 1/0 | 0 | elf+thief | elusive | WC 287
logos-plant | shadows | creature | 1/0 | 0 | elf+thief | elusive | WC 288
saurian-plant | shadows | creature | 1/0 | 0 | elf+thief | elusive | WC 289
star-alliance-plant | shadows | creature | 1/0 | 0 | elf+thief | elusive | WC 290
untamed-plant | shadows | creature | 1/0 | 0 | elf+thief | elusive | WC 291
armsmaster-molina | staralliance | creature | 4/0 | 0 | human | hazardous 3 | WC 292
chief-engineer-walls | staralliance | creature | 2/0 | 0 | human | elusive | WC 293
cloaking-dongle | staralliance | upgrade | 1 | - | - | WC 294
com-officer-kirby | staralliance | creature | 3/0 | 0 | human | - | WC 295
commander-chan | staralliance | creature | 4/0 | 0 | human | - | WC 296
explo-rover | staralliance | creature | 3/0 | 0 | robot | skirmish | WC 297
first-officer-frane | staralliance | creature | 4/0 | 0 | human | - | WC 298
lieutenant-khrkhar | staralliance | creature | 5/0 | 0 | alien+handuhan | taunt+hazardous 3 | WC 299
light-of-the-archons | staralliance | upgrade | 1 | - | - | WC 300
medic-ingram | staralliance | creature | 3/0 | 0 | human | - | WC 301
molina-s-blaster | staralliance | upgrade | 1 | - | - | WC 302
red-alert | staralliance | action | 0 | - | - | WC 303
sci-officer-qincan | staralliance | creature | 2/0 | 0 | alien+proximan+scientist | elusive | WC 304
sensor-chief-garcia | staralliance | creature | 3/0 | 0 | human | - | WC 305
stealth-mode | staralliance | action | 1 | - | - | WC 306
zap | staralliance | action | 1 | - | - | WC 307
calv-1n | staralliance | creature | 2/1 | 0 | robot | - | WC 308
cxo-taber | staralliance | creature | 3/0 | 0 | alien+krxix | - | WC 309
force-field | staralliance | upgrade | 1 | - | - | WC 310
helmsman-spears | staralliance | creature | 2/0 | 0 | human | - | WC 311
information-officer-gray | staralliance | creature | 4/0 | 0 | human | - | WC 312
lay-of-the-land | staralliance | action | 1 | - | - | WC 313
navigator-ali | staralliance | creature | 3/0 | 0 | human | - | WC 314
nurse-soto | staralliance | creature | 3/0 | 0 | human | deploy | WC 315
quadracorder | staralliance | upgrade | 0 | - | - | WC 316
quintrino-flux | staralliance | action | 0 | - | - | WC 317
sci-officer-morpheus | staralliance | creature | 2/1 | 0 | shapeshifter+scientist | - | WC 318
stunner | staralliance | upgrade | 1 | - | - | WC 319
tactical-officer-moon | staralliance | creature | 4/0 | 0 | human | assault 2 | WC 320
transporter-platform | staralliance | artifact | 1 | location | - | WC 321
universal-translator | staralliance | upgrade | 1 | - | - | WC 322
xenotraining | staralliance | action | 1 | - | - | WC 323
æmbertracker | staralliance | creature | 4/0 | 0 | beast | - | WC 324
book-of-leq | staralliance | artifact | 0 | item | - | WC 325
captain-val-jericho | staralliance | creature | 5/1 | 0 | human+leader | - | WC 326
crash-muldoon | staralliance | creature | 3/0 | 0 | human+pilot | deploy | WC 327
disruption-field | staralliance | upgrade | 1 | - | - | WC 328
doctor-driscoll | staralliance | creature | 3/0 | 0 | human+scientist | elusive | WC 329
encounter-suit | staralliance | upgrade | 0 | - | - | WC 330
forging-an-alliance | staralliance | action | 1 | - | - | WC 331
galactic-census | staralliance | action | 1 | - | - | WC 332
general-order-24 | staralliance | artifact | 0 | law | - | WC 333
operations-officer-yshi | staralliance | creature | 4/2 | 0 | spirit | taunt | WC 334
peace-accord | staralliance | artifact | 0 | law | - | WC 335
plasma-nozzle | staralliance | upgrade | 1 | - | - | WC 336
psionic-officer-lang | staralliance | creature | 3/0 | 0 | human | - | WC 337
quixxle-stone | staralliance | artifact | 1 | item | - | WC 338
special-agent-fingers | staralliance | creature | 1/0 | 0 | elf+thief | elusive | WC 339
tachyon-pulse | staralliance | action | 1 | - | - | WC 340
techivore-pulpate | staralliance | creature | 5/0 | 0 | jelly | - | WC 341
uncharted-lands | staralliance | artifact | 0 | location | - | WC 342
united-action | staralliance | action | 0 | - | alpha | WC 343
we-can-all-win | staralliance | action | 1 | - | - | WC 344
chan-s-blaster | staralliance | upgrade | 1 | - | - | WC 345
frane-s-blaster | staralliance | upgrade | 1 | - | - | WC 346
garcia-s-blaster | staralliance | upgrade | 1 | - | - | WC 347
ingram-s-blaster | staralliance | upgrade | 1 | - | - | WC 348
khrkhar-s-blaster | staralliance | upgrade | 1 | - | - | WC 349
kirby-s-blaster | staralliance | upgrade | 1 | - | - | WC 350
qincan-s-blaster | staralliance | upgrade | 1 | - | - | WC 351
walls--blaster | staralliance | upgrade | 1 | - | - | WC 352
bramble-lynx | untamed | creature | 3/0 | 0 | beast | skirmish | WC 353
cauldron-boil | untamed | action | 1 | - | - | WC 354
deepwood-druid | untamed | creature | 3/0 | 0 | elf+witch | deploy | WC 355
ghosthawk | untamed | creature | 2/0 | 0 | beast | deploy | WC 356
harmonia | untamed | creature | 2/0 | 0 | human+witch | elusive | WC 357
imprinted-murmook | untamed | creature | 3/0 | 0 | beast | elusive | WC 358
molephin | untamed | creature | 3/0 | 0 | beast | hazardous 3 | WC 360
musthic-murmook | untamed | creature | 4/0 | 0 | beast | - | WC 361
song-of-the-wild | untamed | action | 0 | - | - | WC 364
the-fittest | untamed | action | 1 | - | - | WC 366
unnatural-selection | untamed | action | 1 | - | - | WC 367
unsuspecting-prey | untamed | action | 0 | - | - | WC 368
fangtooth-cavern | untamed | artifact | 1 | location | - | WC 370
gebuk | untamed | creature | 5/0 | 0 | beast | - | WC 373
instrument-of-silence | untamed | upgrade | 0 | - | - | WC 375
kangaphant | untamed | creature | 5/0 | 0 | beast | - | WC 376
low-dawn | untamed | action | 1 | - | - | WC 377
mab-the-mad | untamed | creature | 2/0 | 1 | faerie | - | WC 378
the-feathered-shaman | untamed | creature | 2/0 | 0 | human+witch | elusive | WC 383
wild-spirit | untamed | upgrade | 1 | - | - | WC 384
creed-of-nature | untamed | artifact | 0 | power | - | WC 385
creed-of-nurture | untamed | artifact | 0 | power | - | WC 386
eldest-bear | untamed | creature | 5/0 | 0 | beast+leader+witch | assault 3 | WC 388
giant-gnawbill | untamed | creature | 5/0 | 0 | beast | - | WC 390
moor-wolf | untamed | creature | 2/0 | 0 | beast+wolf | skirmish | WC 393
nepeta-gigantica | untamed | artifact | 0 | item | - | WC 394
vineapple-tree | untamed | artifact | 1 | location | - | WC 402
xenos-bloodshadow | untamed | creature | 4/0 | 0 | human+witch | elusive+hazardous 6+poison+skirmish | WC 404
toad | untamed | creature | 1/0 | 0 | beast | - | WC 405
ghostform | brobnar | upgrade | 1 | - | - | WC A01
infomancer | brobnar | creature | 3/0 | 0 | human+cyborg | elusive | WC A02
lateral-shift | brobnar | action | 0 | - | - | WC A03
memolith | brobnar | artifact | 0 | location | - | WC A04
nizak-the-forgotten | brobnar | creature | 6/0 | 0 | dragon+psion | - | WC A05
orb-of-wonder | brobnar | artifact | 0 | item | - | WC A06
the-grim-reaper | brobnar | creature | 4/0 | 0 | robot+specter | - | WC A07
the-red-baron | brobnar | creature | 4/1 | 0 | cyborg+pirate | - | WC A08
timequake | brobnar | action | 1 | - | - | WC A09
valoocanth | brobnar | creature | 6/0 | 0 | aquan | - | WC A10
`;

function print(id: string): string {
  const { card, house } = definitions[definitionOf.get(id)!]!;
  const strength = card.type === 'creature' ? [`${card.power ?? 0}/${card.armor ?? 0}`] : [];
  const sets = Object.entries(card.sets).map(([set, number]) => `${set} ${number}`);
  const words = [card.traits, card.keywords].map((list) => list?.join('+') || '-');
  return [id, house, card.type, ...strength, `${card.amber ?? 0}`, ...words, sets.join(' ')].join(' | ');
}

for (const line of PRINTED.trim().split('\n')) {
  const [id = ''] = line.split(' | ');
  const name = definitions[definitionOf.get(id)!]!.card.name;
  testRows(name, [['is what is printed on it', id, [], line]], (card, _, printed) =>
    expect(print(card)).toBe(printed),
  );
}
