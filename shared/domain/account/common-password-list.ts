/**
 * The 6,532 commonest passwords of at least eight characters, in lower case and without spaces; shorter ones are refused
 * for their length. They are the first 5,000 such of Django's list (django/contrib/auth/common-passwords.txt.gz of
 * Django 5.2, © Django Software Foundation and contributors, BSD 3-Clause; made from Pwned Passwords) and the first
 * 3,000 of zxcvbn's (frequency_lists of zxcvbn 4.4, © Dropbox, MIT; made from Mark Burnett's ten million passwords).
 */
export const commonPasswordList = `
!qaz2wsx -deleted- .adgjmptw 0.0.0.000 0.00000000 00000000 000000000 0000000000 0000000000o 00001111
000webhost 00112233 007007007 01010101 01011900 01011910 01011950 01011960 01011961 01011970 01011971 01011972
01011973 01011974 01011975 01011976 01011977 01011978 01011979 01011980 01011981 01011982 01011983 01011984
01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01011994 01011995 01011999
01012000 01012001 01012010 01012011 01020304 0102030405 010203040506 01021990 01031985 01031988 01031989
01041985 01041988 01061986 01061990 01071986 01081989 01091987 01091989 01121986 01121988 01230123 01234567
012345678 0123456789 0147258369 01478520 0147852369 0192837465 02011971 02011975 02011980 02011981 02011982
02011983 02011984 02011985 02011986 02011987 02011988 02011989 02021971 02021973 02021976 02021979 02021981
02021982 02021983 02021984 02021985 02021986 02021987 02021988 02021989 02021990 02031970 02031973 02031974
02031975 02031977 02031978 02031979 02031980 02031981 02031982 02031984 02031985 02031986 02031987 02031988
02031989 02041972 02041973 02041974 02041975 02041976 02041977 02041978 02041979 02041980 02041981 02041982
02041983 02041984 02041985 02041986 02041987 02041988 02041989 02051970 02051972 02051973 02051975 02051976
02051977 02051978 02051980 02051981 02051982 02051983 02051984 02051985 02051986 02051987 02051988 02051989
02061971 02061972 02061974 02061976 02061977 02061980 02061982 02061983 02061984 02061985 02061986 02061987
02061988 02061989 02071971 02071975 02071976 02071978 02071979 02071980 02071981 02071982 02071983 02071984
02071986 02071987 02071988 02071989 02081970 02081973 02081974 02081976 02081977 02081980 02081982 02081983
02081984 02081985 02081986 02081987 02081988 02081989 02091971 02091973 02091975 02091976 02091977 02091980
02091981 02091983 02091984 02091985 02091986 02091987 02091989 02101973 02101976 02101977 02101979 02101981
02101983 02101984 02101985 02101986 02101987 02101988 02101989 03031986 03041986 03041991 03082006 04041988
04041991 05051985 05051987 05051989 06061986 07071977 07071987 07091990 08031985 08031986 08051990 08081988
08121986 085tzzqi 09051945 09090909 09121962q 09876543 0987654321 0987654321q 0o9i8u7y 0r968ji9ufj6 10011986
10011990 100200300 10031988 10051987 10071987 10101010 10101986 10101990 10203040 1020304050 10293847
1029384756 11001001 11051987 11051990 11061985 11081989 11111111 111111111 1111111111 11111111111 111111111111
1111111a 11112222 1111aaaa 1111qqqq 11121986 11122233 111222333 111222tianya 11221122 11223344 1122334455
112233445566 11235813 1123581321 12011987 12021988 12031985 12031987 12051988 12121212 1212121212 12121985
12121990 12131213 12131415 1213141516 12211221 1223334444 12301230 12312312 123123123 123123123123 123123123a
123123456 123123qwe 1232323q 123321123 123321123321 12340987 12341234 12344321 1234509876 12345123 1234512345
123454321 1234554321 12345600 12345612 123456123 123456123456 12345654321 123456654321 12345671 12345677
12345678 123456781 123456789 123456789. 1234567890 1234567890- 1234567890-= 12345678900 12345678900987654321
12345678901 1234567890a 1234567890q 1234567890z 1234567891 12345678910 1234567891011 123456789123
123456789123456789 1234567899 123456789987654321 123456789a 123456789abc 123456789asd 123456789b 123456789c
123456789d 123456789e 123456789f 123456789g 123456789h 123456789i 123456789j 123456789k 123456789l 123456789m
123456789n 123456789o 123456789p 123456789q 123456789qwe 123456789r 123456789s 123456789t 123456789v
123456789w 123456789z 12345678a 12345678m 12345678q 12345678s 12345679 123456798 1234567a 1234567aa 1234567b
1234567d 1234567j 1234567k 1234567m 1234567q 1234567s 1234567t 1234567u 1234567z 12345687 123456987 123456aa
123456aaa 123456ab 123456abc 123456abcd 123456as 123456asd 123456qaz 123456qq 123456qqq 123456qw 123456qwe
123456qwer 123456qwerty 123456ru 123456zxc 12345abc 12345abcde 12345asd 12345qaz 12345qwe 12345qwer 12345qwert
12345qwerty 12348765 12349876 1234abcd 1234asdf 1234kekc 1234qwer 1234qwerty 1234rewq 1234zxcv 123581321
12365478 123654789 12369874 123698741 123698745 123789456 123abc123 123abc456 123admin32 123admin321 123asd123
123hfjdk147 123masha 123mudar 123odidol 123qq123 123qwe123 123qwe123qwe 123qwe456 123qweas 123qweasd
123qweasdzxc 123qwert 123qwerty 123soleil 123stella 12locked 12qw12qw 12qw23we 12qw34er 12qwaszx 12qwerty
12s3t4p55 13021990 13031987 13041987 13041988 13061986 13121985 13131313 13243546 13245768 134679852 13572468
1357908642 1357913579 135792468 1357924680 135798642 14021985 14021986 14061991 14111986 14121412 14141414
14531453 14725836 147258369 14785236 147852369 14789632 147896321 147896325 14881488 15011987 15021985
15051981 15051990 15101986 15151515 15426378 159159159 159357456 159753123 159753456 16051980 16051987
16051989 16121987 168asd168 17011987 17051988 17061988 171204jg 17171717 17171717aa 18011987 18061990 18091985
18121812 18181818 18273645 18436572 18atcskd2w 18n28n24a5 19031903 19051905 19061987 19071907 19101987
19191919 19283746 192837465 19411945 19621962 19631963 19641964 19651965 19661966 19671967 19681968 19691969
19701970 19711971 19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980 19811981
19821982 19831983 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991 19921992 19931993
19941994 19951995 19961996 19971997 19981998 19991999 1a2a3a4a 1a2b3c4d 1a2b3c4d5e 1a2s3d4f 1a2s3d4f5g
1andonly 1anthony 1asshole 1babyboy 1babygirl 1basebal 1butterfly 1chicken 1diamond 1football 1fr2rfq7xl
1fuckyou 1g2w3e4r 1gangsta 1hotmama 1hxboqg2 1iloveyou 1jessica 1letmein 1loveyou 1melissa 1michael 1million
1moretime 1mustang 1myspace 1onelove 1passwor 1password 1princess 1q1q1q1q 1q2q3q4q 1q2w3e4r 1q2w3e4r5
1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1q2w3e4r5t6y7u8i9o 1q2w3e4r5t6y7u8i9o0p 1qa2ws3ed
1qay2wsx 1qaz!qaz 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qaz@wsx 1qazxsw2 1qazxsw23edc 1qazzaq1
1qw23er4 1sunshine 1superman 1truelove 1v7upjw3nt 1x2zkg8w 1z2x3c4v 1z2x3c4v5b 1zn6fpn01x 1zxcvbnm 20002000
2000comeer 20012001 20022002 20031987 20032003 20042004 20051988 20052005 20061988 20062006 20072007 20082008
20082009 20091988 20091991 20092009 20102010 2010comer 20111986 20112011 20122012 2012comeer 20202020 20spanks
21011989 21031987 21031988 21031990 21051988 21051991 21101986 21122112 21212121 22011988 22021986 22021989
22031984 22041987 22041988 22061941 22071986 22222222 2222222222 22334455 22446688 23021986 23041987 23232323
23456789 23jordan 23skidoo 24011985 24061986 24111989 24242424 24681012 246813579 24682468 25011990 25031987
25041988 25081988 25091987 25121987 25251325 25252525 25800852 25802580 26031988 26061987 27061988 27731828
28011987 28021990 28021992 28041987 29011985 29051989 29071983 29rsavoy 2blessed 2bornot2b 2children
2cxdn8s271 2wsx3edc 30031988 30041986 30051985 31011987 31415926 321321321 321654987 33333333 333333333
3333333333 333666999 369258147 369852147 393041123 3children 3d8cubaj2e 3daysgrace 3edc4rfv 3odi15ngxb
3rjs1la2qe 3rjs1la7qe 3rjs5la8qe 3s43pth5aea 421uiopy258 43046721 44332211 44444444 4444444444 44magnum
45454545 456123789 456456456 456789123 45m2do5bs 4815162342 4children 4everlove 4myspace 4rfv3edc 4wheeler
50spanks 51505150 5532361cnjqrf 55555555 555555555 5555555555 55bgates 56565656 5hsu75kpot 5tgb6yhn 5wr2i7h8
5xfgs3ii9d 634142554 65mustang 66613666 66666666 666666666 6666666666 67camaro 67mustang 69213124 69696969
69camaro 6hbf28w791 6strings 6v21wbgad 73501505 74107410 74108520 74123698 741258963 741852963 74227422
77777777 777777777 7777777777 7777777a 786786786 78787878 789123456 78945612 789456123 7894561230 78963214
789632145 789654123 789789789 7elephants 7ugd5hip2j 85208520 87654321 87654321q 88888888 8888888888 890098890
8ix6s1fceh 8j4ye3uz 8phrowz622 8phrowz624 9-11-1961 90909090 911turbo 918273645 9293709b13 92k2cizcdp
963258741 963852741 987412365 987456321 98765432 987654321 9876543210 9876543211 987654321a 987654321q
99762000 99887766 99999999 999999999 9999999999 9uzp9jek3f <password> ???????? ?????????? ??????@mail.ru
a1111111 a1234567 a12345678 a123456789 a123456a a1a1a1a1 a1a2a3a4 a1a2a3a4a5 a1b2c3d4 a1b2c3d4e5 a1s2d3f4
a1s2d3f4g5 a7777777 a838hfid a987654321 aa123123 aa123456 aaa123123 aaa123456 aaaa1111 aaaaaaa1 aaaaaaaa
aaaaaaaaa aaaaaaaaa1 aaaaaaaaaa aaliyah1 aardvark aaron123 aaron431 ab123456 abc12345 abc123456 abc123abc
abcd1234 abcd12345 abcd123456 abcde123 abcde12345 abcdef123 abcdefg1 abcdefg123 abcdefgh abcdefgh1 abcdefghi
abcdefghij abdullah aberdeen abhishek abigail1 abnormal abracadabra abraham1 abrakadabra acapulco access14
access99 account1 achilles acidburn ad123456 addison1 adekunle adelaide adgjmptw admin123 administrator
adrenalin adrian123 adriana1 adrianna adrienne adventur adventure aerosmit aerosmith afrodita agent007
agnieszka agustina ahmed123 airborne airforce airforce1 airplane aishiteru aishwarya akatsuki akax89wn
akopa123 alabama1 albatros alberto1 alcatraz alejandr alejandra alejandra1 alejandro alejandro1 aleksander
aleksandr aleksandra alessand alessandra alessandro alex1234 alexalex alexande alexander alexander1 alexander2
alexandr alexandra alexandra1 alexandre alexandria alexandru alexis09 alexis12 alexis123 alfarome alfaromeo
alfred19 alfredo1 algernon aligator alkaline alladin79 allah786 allahuakbar allblack alleycat alliance
alligator allison1 allnight allstar1 allstate almighty alohomora alpha123 alphabet alphaman alterego amanda01
amanda11 amanda12 amanda123 amanda13 amandine amarillo amateurs amazing1 amber123 ambition ambrosia america1
america10 america12 america123 america13 america2 american american1 amethyst amorcito amoremio amsterda
amsterdam amsterdam1 anaconda anakonda anamaria anarchy1 anastasi anastasia anastasia1 anastasiya anderson
anderson1 andre123 andrea12 andrea123 andreas1 andrew01 andrew11 andrew12 andrew123 andrew13 andromed
andromeda andyod22 angel101 angel123 angel1234 angel666 angel777 angelbaby angelbaby1 angeleyes angelica
angelica1 angelika angelina angelina1 angeline angelique angelita angelito anhyeuem animals1 anna2614 annaanna
annabelle annabelle1 annalisa annamaria annette1 annie123 anonymous another1 antelope anthony01 anthony1
anthony11 anthony12 anthony123 anthony13 anthony2 anthony3 anthony4 anthony5 anthony7 antigone antonella
antonio1 anuradha anything anything1 aobo2010 aolsucks apollo11 apollo13 apple123 applepie applepie1 apples12
apples123 apsk54321 aptx4869 aquafina aquarius aqwzsxedc arabella arcangel archange archangel architec
architect argentin argentina argentina1 arianna1 arizona1 armageddon armagedon armando1 armstron armstrong
arschloch arschloch1 arsenal1 arsenal123 arsenal14 as123456 as790433 asasasas asd12345 asd123456 asd123asd
asdasd123 asdasd666 asdasdasd asdf1234 asdf3423 asdfasdf asdfasdf1 asdffdsa asdfg123 asdfg12345 asdfgh01
asdfgh12 asdfgh123 asdfghj1 asdfghjk asdfghjk1 asdfghjkl asdfghjkl1 asdfghjkl123 asdfghjkl: asdfjkl1 asdfjkl:
asdfjkl; asdfqwer asdfzxcv asdqwe123 asdzxc123 ashanti1 ashleigh ashleigh1 ashley01 ashley10 ashley11 ashley12
ashley123 ashley13 ashley14 ashley16 ashley21 ashley22 asmodeus aspirine assassin assassin1 assassins asshole!
asshole1 asshole12 asshole123 asshole2 asshole3 asshole69 assholes asslover assmunch astalavista astonmartin
astonvil astonvilla atlanta1 atlantic atlantis atreides attitude august10 august11 august12 august13 august14
august15 august16 august17 august18 august19 august21 august22 august23 august24 august25 august28 august31
augustin aurelien austin01 austin11 austin12 austin123 austin31 austin316 australi australia australia1
avalanch avalanche avangard aventura awesome1 awesome123 az123456 azerty123 azertyui azertyuiop azsxdcfv
b123456789 babatunde babemagn babemagnet baberuth babushka baby1234 babybaby babybear babyblue babyblue1
babyboo1 babyboy1 babyboy2 babycake babycakes babycakes1 babydoll babydoll1 babyface babyface1 babygirl
babygirl! babygirl01 babygirl07 babygirl08 babygirl09 babygirl1 babygirl10 babygirl11 babygirl12 babygirl13
babygirl14 babygirl15 babygirl16 babygirl18 babygirl19 babygirl2 babygirl20 babygirl21 babygirl22 babygirl23
babygirl3 babygirl4 babygirl5 babygirl69 babygirl7 babygirl8 babygirl9 babygurl babygurl1 babygurl12 babygurl2
babylon5 babylove babylove1 babyphat babyphat1 backbone backdoor backspace backspace1 backstreet badabing
badbitch1 badboy123 badgirl1 badkarma badminton badnaamhere bailey01 bailey12 bailey123 baili123com bajingan
baller12 baller23 ballin23 balloons ballsack baltimor banana11 banana12 banana123 bananas1 bangalore bangbang
bangladesh baptiste baracuda barbados barbara1 barbie123 barcelon barcelona barcelona1 barefeet barefoot
baritone barracud barracuda barselona basebal1 baseball baseball1 baseball10 baseball11 baseball12 baseball13
baseball14 baseball15 baseball17 baseball2 baseball21 baseball22 baseball23 baseball24 baseball25 baseball3
baseball4 baseball5 baseball6 baseball7 baseball8 baseball9 basketba basketbal basketbal1 basketball
basketball1 bassman1 bastard1 bastardo batista1 batman11 batman12 batman123 battlefield bautista baywatch
bcfields beachbum bearbear bearcats bearshare beatles1 beatrice beautifu beautiful beautiful1 beautiful2
beckham23 beckham7 beefcake beethove beethoven believe1 belinda1 bella123 bellagio bellissima beloved1
bendover benedict benessere bengals1 benjamin benjamin1 bentley1 berenice bergkamp bernadette bernard1
bernardo bernhard besiktas bestfriend bestfriends bethany1 bettyboo bettyboop bettyboop1 beverly1 beyonce1
bigballs bigbird1 bigblack bigblock bigboobs bigbooty bigboy12 bigbucks bigbutts bigdaddy bigdaddy1 bigdick1
bigdicks bigfoot1 bighead1 bigmama1 bigmoney bigmoney1 bignasty bigpenis bigpimpin1 bigpoppa bigpussy bigsexy1
bigtruck billabon billabong billabong1 billy123 billybob billybob1 billyboy bingo123 binladen biohazard
biologia bionicle birdman1 birmingham birthday birthday1 birthday4 biscuit1 bisexual bismarck bismilla
bismillah bitch101 bitch123 bitchass bitchass1 bitches1 biteme69 bkl29m2bk blablabla black123 blackass
blackbel blackbelt blackberry blackbir blackbird blackboy blackcat blackcat1 blackcoc blackcock blackdog
blackhaw blackhawk blackice blackie1 blackjac blackjack blackjack1 blacklab blackman blackman1 blackops
blackout blackrose blahblah blahblah1 blasted1 blaster1 blaze420 blessed1 blessed2 blessing blessing1
blessings blingbling blink123 blink182 blizzard blizzard1 blogs123 blondie1 blondinka blood123 blood4life
bloopers blossom1 blowfish blowjob1 blue1234 blueball bluebell blueberr blueberry blueberry1 bluebird
bluebird1 blueblue blueeyes blueeyes1 bluefish bluejays bluemoon bluemoon1 bluenose bluesky1 bluesman bluestar
bmx4life bobafett bobby123 bobdylan bobmarle bobmarley bobmarley1 bollocks bollocks1 bonehead bonethug
bonjour1 bonjovi1 boobear1 boobies1 booboo12 booboo123 boogaloo bookcase bookmark bookworm boomboom boomboom1
borabora bordeaux boricua1 boris123 borussia bossman1 bowling1 boyfriend bradford bradley1 bradpitt brandon1
brandon12 brandon123 brandon13 brandon2 brandon3 brandon5 brandon7 bravehea braveheart brayden1 breanna1
brendan1 bretagne brewster brian123 brianna1 briciola bridget1 brighton brigitte britney1 brittany brittany1
brittany12 brittney brittney1 broadway broncos1 broncos7 brooklyn brooklyn1 brother1 brothers browndog
browneyes brownie1 brucelee bruiser1 bruno123 bryant24 bubba123 bubblegum bubblegum1 bubbles1 bubbles12
bubbles123 bubbles2 bubbles3 buckeye1 buckeyes buckeyes1 buckshot buckwhea budapest buddy123 buddyboy buddydog
budlight budlight1 budweise budweiser budweiser1 buffalo1 bugsbunn bugsbunny bugsbunny1 bukowski bulldawg
bulldog1 bulldogs bulldogs1 bullfrog bullseye bullshit bullshit1 bullwink bumblebee bumblebee1 bunghole
bunny123 buratino bushido1 business business1 businessbabe buster01 buster11 buster12 buster123 buttercu
buttercup buttercup1 butterfl butterfly butterfly1 butterfly2 butterfly3 butterfly6 butterfly7 butterfly8
buttfuck butthead butthead1 butthole butthole1 buttons1 bynthytn byusdg23 c.ronaldo c123456789 c3por2d2
c43qpul5rz cabernet cachorro cadillac cadillac1 caitlin1 caitlyn1 calamity calculator caliente californ
california caligula calimero callisto callofduty camaro69 camaross camaroz28 cambiami cambridg cambridge
camelot1 cameltoe cameron1 cameron2 camille1 campbell campbell1 canadian candace1 candice1 candy123 candyass
candycane candycane1 candygirl1 candyman candyman1 cannabis cannibal cannonda cantona7 capetown capital1
capitals capoeira capricor capricorn capricorn1 capslock captain1 capucine caramel1 caramelo cardinal
cardinals cardinals1 care1839 carebear carebear1 career121 carlitos carlitos1 carlos12 carlos123 carlos13
carlotta carmelo15 carnival carolina carolina1 caroline caroline1 carolyn1 carpedie carpediem carpente
carpenter carter15 cartman1 cartoon1 cartoons casablanca casanova casey123 caseydog cashflow cashmone
cashmoney cashmoney1 casper123 cassandr cassandra cassandra1 cassidy1 castillo catalina catarina catdaddy
caterina catfight catfish1 catherin catherine catherine1 catwoman cavalier cbr600rr cbr900rr cdtnkfyf cecilia1
celeste1 cellphone cellphone1 celtic123 celtic1888 celtic67 celtics1 central1 cepetsugih cerberus cezer121
cfitymrf chainsaw challeng challenger champagne champion champion1 chandler chandler1 change1234 changeme
changeme1 chantelle charger1 chargers chargers1 chargers21 charisma charity1 charlene charlene1 charles1
charley1 charlie01 charlie1 charlie12 charlie123 charlie2 charlie3 charlie7 charlott charlotte charlotte1
charlton charmaine charmed1 charmed3 charming chase123 cheater1 checkers checkmat cheer123 cheerleaers
cheese12 cheese123 cheesecake cheetah1 chelsea1 chelsea12 chelsea123 chelsea2 chelseafc chelsey1 chemical
chemistry cherokee cherokee1 cherries cherries1 cherry12 cherry123 cheshire chester1 chestnut chevelle
chevrole chevrolet chevrolet1 chevys10 chewbacc cheyanne cheyenne cheyenne1 chicago1 chicken! chicken1
chicken12 chicken123 chicken2 chicken3 chickens chickenwing101 chihuahua chihuahua1 children children1
children2 children3 chipmunk chipper1 chiquita chiquita1 chivas10 chivas100 chivas11 chivas12 chivas123
chivas13 chloe123 chocolat chocolate chocolate! chocolate1 chocolate2 chocolate3 chocolate7 choochoo chopper1
choppers chouchou choupette chris123 chrisbln chrisbrown chrissy1 christelle christia christian christian1
christian2 christie christin christina christina1 christine christine1 christma christmas christmas1 christop
christophe christopher christy1 chronic1 chronic420 chrysler chuckles churchil ciaociao cinderella cinnamon
cinnamon1 citibank civilwar cjkysirj cjmasterinf clarence clarinet clarissa classic1 classics classof07
classof08 classof09 classof200 classof201 claudia1 claudine claymore clayton1 clemence clementine clemson1
cleopatr cleopatra cleopatra1 clevelan cleveland cleveland1 clifford clifford1 clinton1 clippers clitoris
close-up clueless cm6e7aumn9 cnfybckfd cobra427 cocacola cocacola1 cocksuck cocksucker coconut1 coldbeer
coldplay coleman1 colleen1 college1 collins1 colocolo colombia colombia1 colorado colorado1 colossus coltrane
columbia columbus comanche comcast1 comeon11 comicbookdb commande commander commando compaq123 compton1
computador computer computer1 computer12 computer123 computer2 computers concorde concrete confused confused1
connect1 constantin consumer contortionist contrase contrasena control1 converse converse1 cookie11 cookie12
cookie123 cookie13 cookiemons cookies1 cookies123 cookies2 cool1234 coolbeans coolcat1 coolcool cooldude
cooldude1 coolgirl coolguy1 coolhand coolkid1 coolman1 coolness copenhag corazon1 corleone cornelia cornhole
corvet07 corvette corvette1 costaric costarica cosworth cougars1 country1 couponsc10 courtney courtney1
coventry cowboys1 cowboys22 cowboyup cowgirl1 cracker1 crackers crackhead1 crawford crazy123 crazybab
crazybitch crazygirl1 crazyman creampie creation creative creative1 creepers crescent crevette cricket1
criminal crimson1 crip4life cristian cristian1 cristiano cristiano7 cristina cristina1 crjhgbjy crocodil
crocodile crosby87 crossfire crusader cruzazul cruzazul1 crystal1 cucciola cucciolo cucumber cuddles1 culinary
cupcake1 cupcake123 cupcakes cutegirl cutie101 cutie123 cutiepie cutiepie1 cutiepie12 cvbhyjdf cvzefh1gkc
cxfcnkbdfz cybersex cyclones cygnusx1 cynthia1 d123456789 d1lakiss d2xyw89sxj d71lwz9zjs d9zufqd92n daddy123
daddygirl1 daddysgirl daedalus daffodil dagobert daisy123 daisydog dalejr88 dallas12 dallas214 dallas22
damilola dance123 dancer12 dancing1 dangerou dangerous daniel01 daniel10 daniel11 daniel12 daniel123 daniel13
daniel19 daniel22 daniela1 daniella danielle danielle1 danielle12 danny123 dannyboy daredevi daredevil
darkange darkangel darkangel1 darklord darkness darkness1 darkside darkstar darkstar1 darlene1 darling1
darnell1 darrell1 darthvad darthvader daughter david123 davidoff davidson daydream dbrnjhbz dd123456 dddddddd
ddzj39cb3 deadhead deadman1 deadpool deadspin dearbook death123 death666 deathnote deathnote1 deathrow
deborah1 december december1 december10 december12 december19 december25 deepblue deepthro deepthroat deerhunt
deerhunter deeznuts deeznutz defender deftones deftones1 delacruz delphine delpiero demon123 demon1q2w3e
demon1q2w3e4r demon1q2w3e4r5t demon666 derp12!@ derparol derrick1 desember designer desiree1 desmond1
desperado destiny1 destiny123 destiny2 destroyer detectiv detroit1 detroit313 deusefiel deutschland devil666
devildog devilman devilmaycry dfa72dfj dfcbkbcf dfktynby dfktynbyf dhjnvytyjub diablo666 diamante diamond1
diamond2 diamonds diamonds1 diana123 diciembre dickhead dickhead1 dickweed diego123 dietcoke dietcoke1
digimon1 digital1 dilbert1 dilligaf dillweed dima1995 dimadima dingdong dingdong1 dinosaur dinosaur1
diosesamor diosesfiel dipstick director dirtbike dirtbike1 dirtydog discover discovery disneyland disturbed
disturbed1 diwtgm8492 dkflbckfd dkflbvbh dkflbvbhjdbx dkflbvbhjdyf doberman dodgeram dodgers1 doggydog
doggystyle doghouse dogpound dolemite dolphin1 dolphins dolphins1 domainlock2005 domenico dominic1 dominican1
dominick dominik1 dominika dominion dominiqu dominique dominique1 donovan1 dont4get dontforget dontknow
doomsayer.2.7mords.v doomsayer.2.7mords.vv doomsday doorknob doraemon dorothy1 dortmund doughboy douglas1
downhill download dpbk1234 dr.pepper dragon01 dragon10 dragon11 dragon12 dragon123 dragon13 dragon21 dragon22
dragon69 dragon88 dragon99 dragonba dragonball dragonballz dragonfl dragonfly dragonfly1 dragons1 dragoon1
dragrace dragster dreamcas dreamcast dreamer1 dreaming drjynfrnt dropdead dropkick drowssap drowssap1 drpepper
drpepper1 drummer1 dt123456 dthjybrf dtkjcbgtl dtxyjcnm ducati99 duchess1 duckhunt dumbass1 duracell durango1
dutchess dutchman dylan123 dynamite dynasty1 e3r4t5y6 earnhard earthlin earthlink eastside eastside1 eastwood
eatmenow eatpussy eatshit1 echizen18 eclipse1 eddie123 edinburg eduardo1 education edward12 edward123 eggplant
eh1k9oh335 eightbal einstein einstein1 ejaculation ekaterina elbereth elcamino eldiablo eldorado electric
electric1 electron elefante element1 eleonora elephant elephant1 eleven11 elisabet elisabeth elisabetta
elizabet elizabeth elizabeth1 elizabeth2 elizabeth3 elizaveta elliott1 elsalvador elvis123 emachines
emachines1 emanuela emanuele embalmer emerald1 emerica1 emerson1 emiliano emily123 eminem12 eminem123 emmanuel
emmanuel1 emmitt22 emotional enforcer engineer england1 english1 enrique1 enter123 enternow enterpri
enterprise envision eqes606898 erection ericsson escalade escorpio escorpion esmeralda esmeralda1 esperanza
espresso estefania estrella estrella1 estrellita eternal1 eternity ethan123 ethernet euphoria evanescence
evangeli evangelion evergree evergreen everlast everques everquest everton1 everything evildead evildick
evolutio evolution evolution1 evony192 excalibu excalibur excellen excellent expert12 explorer explorer1
express1 extreme1 f00tball f15eagle fabienne fabregas fabrizio fabulous fabulous1 facebook facebook1 facefuck
failsafe fairlane faith123 faithful faithful1 fakepass falcons1 falcons7 fallout3 falloutboy falstaff familia1
family12 family123 familyguy familyguy1 fandango fantasia fantasti fantastic fantastic4 fantasy1 fantomas
farfalla farscape fashion1 fastball fastcars favorite2 favorite6 fearless feathers february feder_1941
federica federico feelgood felicia1 felicidad felicidade felicity felix123 fellatio fenerbahce ferdinand
ferguson fernanda fernandez fernando fernando1 ferrari1 ferreira feyenoord fgtkmcby fhvfutljy fidelity
fighter1 film@123 filomena finalfantasy find_pass fiorentina fireball fireball1 firebird firebird1 fireblad
fireblade firefigh firefighter firefly1 firehawk fireman1 firestar firestorm firewall fishbone fishcake
fisherma fisherman fishface fishhead fishing1 fishtank fitness1 fivestar fkbyjxrf fktrcfylh fktrcfylhf
fktyeirf flamengo flamingo flamingo1 flashman flathead fletcher flexible flipflop flipmode flipper1 florence
florence1 florencia florida1 flounder flower12 flower123 flowers1 flvbybcnhfnjh flyers88 football football!
football08 football09 football1 football10 football11 football12 football13 football14 football15 football2
football20 football21 football22 football23 football24 football25 football3 football32 football33 football4
football44 football5 football55 football6 football7 football8 football9 footlove fordf150 fordf250 fordf350
fordfocus fordtruc foreplay foreskin forever1 forever123 forever2 forever21 forgetit forgotten formula1
forsaken forzainter forzamilan forzaroma fountain foxylady fqrg7cs493 frances1 francesc francesca francesco
francine francis1 francisc francisca francisco francisco1 francois frank123 frankie1 franklin franklin1
freckles freckles1 fred1234 freddie1 frederic frederick frederik fredfred freebird freebird1 freedom1 freedom2
freedom7 freefall freeman1 freepass freeporn freestyle freestyle1 freeuser freewill freeze112 freiheit
frenchie friday13 friendly friendofemily friends! friends1 friends12 friends123 friends2 friends3 friends4
friends4ev friendship friendster frogger1 front242 frontier fruitbat fu7u4a#$$$ fuck1234 fuck_inside fuckedup
fucker123 fucker69 fuckers1 fuckface fuckface1 fuckfuck fuckhead fucking1 fuckinside fucklove fucklove1
fucklove13 fuckme123 fuckme69 fuckmehard fuckmylife fuckoff! fuckoff1 fuckoff123 fuckoff2 fuckoff69 fuckshit
fuckthat fuckthis fuckthis1 fucku123 fuckyeah fuckyou! fuckyou. fuckyou1 fuckyou11 fuckyou12 fuckyou123
fuckyou13 fuckyou2 fuckyou21 fuckyou22 fuckyou23 fuckyou3 fuckyou4 fuckyou420 fuckyou5 fuckyou6 fuckyou666
fuckyou69 fuckyou7 fuckyou8 fuckyou9 fujifilm fuk19600 fuku00198 fullaccess fullback fullmoon funstuff
funtimes fussball futurama futyn007 fuzzball fxzz75yer fyfcnfcbz fyfnjkbq fynjybyf fyutkbyf fyutkjxtr
g13916055158 g9l2d1fzpy gabby123 gabriel1 gabriel123 gabriela gabriela1 gabriele gabriell gabriella gabriella1
gabrielle gabrielle1 galatasaray galeries gallaries gameboy1 gamecock gamecube gamecube1 gameover gandalf1
gangbang gangbanged gangsta1 gangsta2 gangster gangster1 ganjaman gannibal garfield garfield1 gargoyle
garrett1 gateway1 gateway2 gatorade gatorade1 gayathri gbgbcmrf gbhfvblf geibcnbr general1 genesis1 genevieve
geoffrey george12 george123 georgia1 georgie1 georgina geraldin geraldine germany1 geronimo gerrard8 gertrude
gesperrt getmoney getmoney1 gettherefast gfgfvfvf gfhjkm12 gfhjkm123 gfhjkmgfhjkm gggggggg ghbdtn123 ghbdtnbr
ghbdtndctv ghbdtnrfrltkf ghblehjr ghbywtccf ghhh47hj7649 ghjcnbnenrf ghjcnjgfhjkm ghjcnjnfr ghjdthrf ghjnjnbg
ghjuhfvvf ghostrider gianluca gigabyte giggles1 gilbert1 ginger01 ginger12 ginger123 ginscoot giovanna
giovanni giovanni1 girasole girfriend girlfriend giuseppe giveitup gizmo123 gizmodo1 gladiato gladiator
glendale glennwei glenwood glitter1 gn56gn56 gobigred godbless godbless1 godblessme goddess1 godfathe
godfather godfather1 godhelpme godisgood godisgood1 godisgreat godislove godislove1 godlovesme godofwar
godsmack godsmack1 godspeed godzilla godzilla1 gogators goldberg goldeney goldeneye goldfing goldfinger
goldfish goldfish1 goldrush goldstar goldwing golfball golfclub golfcourse gonzales gonzalez gonzalez1
good123654 goodboy1 goodbye1 goodfell goodgirl goodgirl1 goodison goodlife goodluck goodluck1 goodness
goodtime goodtimes goodyear goofball google.com google12 google123 gooseman gordon24 gorgeous gorgeous1
gorilla1 gorillaz gotigers gotmilk1 gotohell gotyoass grace123 graffiti grandkids grandma1 grandpa1 grandpri
grapeape grateful graywolf greatone greatsex greedisgood green123 greenbay greenbay1 greenday greenday1
greenday12 greeneyes greeneyes1 greenman greentea gregorio gregory1 grenouille gretchen greyhoun greywolf
gribouille griffin1 grizzly1 groupd2013 gsxr1000 gtnhjdbx guadalupe guadalupe1 guardian guatemala guatemala1
guerrero guesswho guilherme guillaum guillaume guillerm guillermo guinness guinness1 guitar123 guitarra
gulliver gunsnroses gustavo1 gutierrez gwapoako gwerty123 gymnast1 gymnastic gymnastics h1xp2z2duk h2vwdubjx4
hahaha123 hahahaha hairball halflife hallo123 hallowee halloween halloween1 hamburger hamilton hamilton1
hammer123 hamster1 handball handsome handsome1 handyman hannah01 hannah11 hannah12 hannah123 hannibal hannover
happines happiness happiness1 happy123 happyday happydays happydog happyman hardball hardcock hardcore
hardcore1 harddick hardrock hardwood hardwork harley01 harley12 harley123 harmony1 harrison harrison1 harry123
harrypotte harrypotter hastings hatteras hattrick hawaii50 hawaiian hawkeye1 hawkeyes hawkwind hawthorn
hayabusa hd764nw5d7e1vb1 headless headshot heartbreak heather1 heather2 heavenly heavymetal hedgehog heineken
heinlein hejsan123 hellboy1 hellfire hello123 hello1234 hello12345 hellohel hellohello hellokitty hellomoto
hellothere helloworld hellsing hellyeah henderson hendrix1 henrique henry123 hercules hercules1 herewego
heritage hermione hernande hernandez hernandez1 hershey1 hetfield heyheyhey hhhhhhhh highbury highheel
highland highlander highlife highschool hilaryduff hillbill hillbilly hillside history1 history278 hithere1
hitman47 hockey10 hockey11 hockey12 hockey13 hogwarts holahola holiday1 holidays holland1 hollister hollister1
hollister2 holly123 hollywoo hollywood hollywood1 holyshit holyspirit home0401 home1234 homebrew homelesspa
homemade homepage homer123 homework honda123 hondacbr hondacivic honduras honduras1 honey123 honeybee honeybun
honeydew hongkong honolulu hooligan hoosiers hooters1 hornyguy hornyman horseman horsemen hospital hotbabes
hotchick hotchick1 hotgirl1 hotgirls hotmail1 hotmail123 hotmama1 hotpink1 hotpussy hotshot1 hotstuff
hotstuff1 hottie01 hottie101 hottie11 hottie12 hottie123 hottie13 hotwheels hounddog housewife housewifes
houston1 houston713 howareyou htubcnhfwbz hugetits hugoboss huhbbhzu78 hulkster hummerh2 hunter01 hunter11
hunter12 hunter123 hunting1 hurrican hurricane hurricane1 husband1 huskers1 hustler1 hyderabad hyperion
iamcool1 iamnumber1 iamthebest ibilltes icecream icecream1 icehouse ichliebedich id6c3wr6un idontcare idontkno
idontknow idontknow1 iforgot1 ig4abox4 ignatius ihatethisgame ihateyou ihateyou! ihateyou1 ihateyou2 ijrjkflrf
il0vey0u il0veyou ilikepie ilikepie1 ilikesex illinois illmatic illusion ilove123 ilovealex1 iloveboys
iloveboys1 ilovechris ilovegod ilovegod1 iloveher iloveher1 ilovehim ilovehim! ilovehim1 ilovehim2 iloveindia
ilovejesus ilovejosh ilovejosh1 ilovejusti ilovematt iloveme! iloveme1 iloveme12 iloveme123 iloveme2 ilovemike
ilovemom ilovemom1 ilovemusic ilovemybab ilovemymom ilovemysel ilovemyself ilovenick1 iloveporn ilovepussy
ilovesex iloveu12 iloveu123 iloveyou iloveyou! iloveyou. iloveyou0 iloveyou01 iloveyou08 iloveyou09 iloveyou1
iloveyou10 iloveyou11 iloveyou12 iloveyou123 iloveyou13 iloveyou14 iloveyou15 iloveyou16 iloveyou2 iloveyou21
iloveyou22 iloveyou23 iloveyou3 iloveyou4 iloveyou5 iloveyou6 iloveyou69 iloveyou7 iloveyou8 iloveyou9
iloveyouba ilya1234 imissyou immortal immortal1 imnumber1 impalass imperial implants impossible imthebest
imtheman incorrect incubus1 india123 indiana1 indians1 indonesia indya123 infiniti infinity infinity1
information innocent insanity insertion insertions insomnia inspiron insurance integra1 interacial intercourse
interests intermilan international internet internet1 intrepid intruder inuyasha inuyasha1 invictus ireland1
irishman ironhors ironmaiden ironman1 isabella isabella1 isabelle isabelle1 islander istanbul istheman
italian1 italiano iverson1 iverson3 iw14fi9j iw14fi9jxl j1234567 j123456789 j38ifubn j3qq4h7h2v jack1234
jackass1 jackass2 jacket025 jackie123 jackjack jackson1 jackson123 jackson2 jackson5 jacob123 jacqueline
jaihanuman jaimatadi jakcgt333 jakester jamaica1 james007 james123 jamesbon jamesbond jamesbond007 jamie123
janelle1 january1 japanees japanese jasmine1 jasmine12 jasmine123 jasmine2 jasmine3 jason123 jasper123
jayhawks jazmine1 jbond007 jeanette jediknig jeepster jefferso jefferson jefferson1 jeffery1 jeffhardy
jeffhardy1 jeffrey1 jehovah1 jellybea jellybean jellybean1 jennifer jennifer1 jennifer12 jennifer2 jenny123
jeremiah jeremiah1 jermaine jermaine1 jerry123 jerusalem jesse123 jessica01 jessica1 jessica11 jessica12
jessica123 jessica13 jessica2 jessica3 jessica7 jesucristo jesus101 jesus123 jesus4me jesus777 jesuschris
jesuschrist jesuscristo jesusfreak jesusis1 jesusislord jesussaves jfgvcqbuzug jg3h4hfn ji394su3 jiefang007
jiggaman jillian1 jimmy123 jingjing jjcg16dj5k jobsearch jobshop2002 jocelyn1 joejonas joejonas1 johanna1
johannes john!20130605at1753 john1234 johnathan1 johncena johncena1 johndeer johndeere johndeere1 johngalt
johnjohn johnlock johnnydepp johnpaul johnson1 joker123 jonas123 jonathan jonathan1 jonathan12 jonathon
jordan01 jordan10 jordan11 jordan12 jordan123 jordan13 jordan21 jordan22 jordan23 josefina joseluis joseph12
joseph123 josephin josephine josephine1 joshua01 joshua11 joshua12 joshua123 journey1 joystick juancarlos
juanita1 juggalo1 julia123 juliana1 julianna juliette jumpman23 jundian2011xr junebug1 junior12 junior123
junior13 junkmail jupiter1 jupiter2 jurassic just4fun justdoit justice1 justin01 justin10 justin11 justin12
justin123 justin13 justinbieb justinbieber justine1 juventus juventus1 k123456789 ka_djkhjsy6 kaitlyn1
kakashi1 kakashka kamasutra kamikadze kamikaze kangaroo karen123 karolina karolina1 kassandra katarina
katelyn1 katerina katherine katherine1 kathleen kathleen1 kathmandu kathryn1 katie123 katrina1 kawasaki
kawasaki1 kayla123 kayleigh kayleigh1 kazanova kazantip kcchiefs kcj9wx5n kelly123 kendall1 kennedy1 kenneth1
kennwort kenny123 kenshin1 kentucky kentucky1 kenworth kevin123 keyboard keyboard1 keystone kfcnjxrf kickass1
kickflip kickflip1 kicksass kifj9n7bfu kikeunyw kikimora killbill killbill1 killer11 killer12 killer123
killer13 killer23 killer666 killer69 killerman killers1 killzone kimberley kimberly kimberly1 king1234
kingdom1 kingfish kingfisher kingking kingkong kingkong1 kingsley kingston kingston1 kirsten1 kisskiss
kisskiss1 kissme123 kissmyas kissmyass kissmyass1 kittens1 kitty123 kittycat kittycat1 kittykat kittykat1
kjrjvjnbd kkkkkkkk klapaucius kleopatra klondike knickerless knickers knights1 knockers knowledge knuckles
kobebryant kochanie kolawole komputer konstantin koolaid1 kordell1 koroleva krasotka krishna1 kristen1
kristian kristin1 kristina kristina1 kristine krokodil krystal1 kurtcobain l1nk3d1n l58jkdjp! l6ho3tg7wb
labrador lacrimosa lacrosse lacrosse1 ladybird ladybug1 ladygaga laetitia lagwagon lakers24 lakeside lakewood
lalakers lalala123 lalalala lalaland lambchop lamborghini lampard8 lancaste lancaster lancelot landrove
landrover lapochka laracroft laserjet lasttime lasvegas lasvegas1 laura123 lauren12 lauren123 laurence
lavalamp lavender lawrence lawrence1 layouts1 leavemealone lebowski lebron23 leedsutd left4dead legolas1
lemmings lemonade lenochka leonard1 leonardo leonardo1 leonidas lesbian1 lesbians lespaul1 letmein! letmein1
letmein123 letmein2 letmeinn letmesee letsdoit letsfuck letsplay lexmark1 lexor123 lfitymrf libertad liberty1
lifehack lifeisgood lifesucks lifesucks1 lifetime lighthou lighthouse lightnin lightning lightning1 liliana1
lillian1 lilly123 lilmama1 lilwayne lilwayne1 limewire limpbizkit lincoln1 linda123 lindsay1 lindsey1 lineage2
lingling linkedin linkedin1 linkedin123 linkedin2011 linkedln linkinpark lionhear lionheart lionking lipgloss
lipgloss1 lipstick lisalisa littlebit littlebit1 littlema littleman littleman1 livelife livelife1 liverp00l
liverpoo liverpool liverpool1 liverpool123 liverpool2 liverpool8 liverpool9 liverpoolfc livestrong livewire
lizottes ljxtymrf lkjhgfdsa lobster1 lockdown lockerroom logan123 logitech logitech1 loglatin lokomotiv
lol12345 lol123456 lolalola lolipop1 lollipop lollipop1 lollollol lollypop lollypop1 lolololo london12
london123 london22 lonesome lonestar lonewolf longdong longhair longhorn longhorn1 longhorns longhorns1
longjohn longshot looking1 lordjesus loredana lorenzo1 lorraine lorraine1 losangel losangeles loser123
lotus123 louloute love1234 love12345 love123456 love2008 love2009 love2010 love2love love4ever love4life
love4you love5683 loveable loveable1 lovebird lovebug1 loveforever lovegod1 lovehate lovehate1 lovehurts
lovehurts1 loveislife loveless loveless1 lovelife lovelife1 lovelove lovelove1 lovelovelove lovely12 lovely123
lovely69 loveme12 loveme123 loveme89 lover101 lover123 loverboy loverboy1 lovergirl lovergirl1 loverman
lovers123 lovestory lovesucks lovesucks1 loveu4ever loveyou1 loveyou12 loveyou123 loveyou2 lovingyou lowrider
lowrider1 lucas123 lucifer666 lucky123 lucky777 luckydog luckydog1 luckyone ludacris ludacris1 lunchbox
luscious luv2epus m1234567 m123456789 m1chp00h macarena macaroni macdaddy macgyver machine1 machoman macintos
macintosh mackenzi mackenzie mackenzie1 madagascar madagaskar madala11 madalina maddison madeleine madeline
madeline1 madinina madison1 madison2 madison3 madonna1 magandaako magdalena magellan maggie01 maggie11
maggie12 maggie123 magic123 magician magicman magnolia magnolia1 mahalkita mahalkita1 mahalkoh mailcreated5240
maiyeuem majestic makaveli makaveli1 makayla1 makeitso makemoney makemoney1 maksimka malachi1 malaysia
malcolm1 mallorca mallory1 mallrats mama1234 mamacita mamamama mamapapa mamasita mammamia mamochka management
manager1 manchest manchester mandarin mandingo mandolin mandrake mandy123 manhatta manhattan mannheim
manning18 manunited manunited1 maprchem56458 maradona maradona10 marajade marathon marauder marcella marcello
marcius2 marcopolo margaret margaret1 margarida margarit margarita margarita1 margherita maria123 mariajose
mariana1 marianna marianne marie123 marihuana marijuan marijuana marijuana1 marilyn1 mariners marines1
marino13 mario123 mariposa mariposa1 marishka marisol1 marissa1 marjorie marketin marketing marlboro marlboro1
marlene1 marquis1 marriage married1 marseill marseille marseille13 marshall marshall1 martin12 martin123
martina1 martine1 martinez martinez1 maryjane maryjane1 maryjane42 maryland masamune maserati mash4077
massage1 master01 master11 master12 master123 masterbaiting masterbate masterbating masterkey mastermi
mastermind masturbation matahari matchbox matematica mateusz1 mathilde matilda1 matrix123 matthew1 matthew12
matthew123 matthew2 matthew3 matthew7 matthias matthieu maureen1 maurice1 mauricio maurizio maurolarastefy
maverick maverick1 maximilian maximus1 maxpayne maxpower maxwell1 mazafaka mazda323 mazda626 mazdarx7 mazdarx8
mckenzie mckenzie1 meandyou meatball meatball1 meathead meatloaf mechanic mechanical medicina medicine
mega_pizdetz666 megadeth megaman1 megan123 megaparol megaparol12345 megapass megasecret megatron melanie1
melbourne melinda1 melissa1 melissa123 melissa2 memories memphis1 meowmeow mephisto mercedes mercedes1
mercury1 merda123 meredith meridian mermaid1 mersedes messenger metal666 metalgear metalica metallic metallica
metallica1 mexican1 mexican13 mexico10 mexico12 mexico123 mexico13 miami305 michael! michael01 michael1
michael10 michael11 michael12 michael123 michael13 michael2 michael23 michael3 michael4 michael5 michael7
michael8 michaela michaela1 micheal1 michele1 michelle michelle1 michelle12 michelle2 michelle3 michigan
michigan1 michoacan1 mickey12 mickey123 mickeymous mickeymouse microlab microphone microsof microsoft
microsoft1 midnight midnight1 midnight12 migrationschool miguelito mikayla1 mike1234 mikejones1 mikemike
mikey123 milagros milamber mileycyrus milhouse military milkshake milkshake1 milkyway millenium million1
million2 millions millwall minecraft minicooper minimoni minnesot minnesota minouche miracle1 miranda1
mischief misfit99 misiaczek mission1 mississi mississipp mississippi missy123 mistress misty123 mitchell
mitchell1 mitsubishi mittens1 mmmmmmmm mmmmmmmmmm mnbvcxz1 mobster1 mobydick modelsne mohammad mohammed
mojojojo molly123 mollydog momanddad momanddad1 mommy123 mommyof2 momoney1 momsanaladventure monalisa monamour
moncoeur money100 money101 money123 money4me moneymaker moneyman moneyman1 moneymoney mongoose mongoose1
monique1 monkey01 monkey10 monkey101 monkey11 monkey12 monkey123 monkey13 monkey14 monkey21 monkey22 monkey23
monkey69 monkey99 monkeybo monkeyboy monkeybutt monkeyma monkeyman monkeyman1 monkeys1 monolith monopoly
monster1 monster12 monster123 monster2 monsters montana1 montecar montecarlo monterey montgom240 montgom2409
montreal montrose moonbeam moonligh moonlight moonlight1 moonshin moonshine moremoney morgan12 morgan123
morning21 morozova morpheus morrison morrowind mortgage morticia mortimer mostwanted motdepasse mother12
mother123 motherfu motherfuck motherfucker motherlode motocros motocross motocross1 motorcyc motorola
motorola1 mountain mountain1 mrf11277215 ms0083jxj mudvayne muffdive muhammad muhammed multimedia multiplelo
multiplelog munchkin munchkin1 murcielago mushroom mushroom1 music101 music123 music4life musiclover musicman
musicman1 mustang1 mustang2 mustang5 mustang6 mustang69 mustang8 mustang9 mustangs mustangs1 mv46vkmz10
my.space my1space my204856 my2girls my3girls myfamily myfriend mygirls2 mylinkedin mylove12 mylove123 mymother
mynameis mypasswo mypassword mysecret myspace! myspace. myspace.co myspace0 myspace01 myspace07 myspace08
myspace09 myspace1 myspace10 myspace101 myspace11 myspace12 myspace123 myspace13 myspace14 myspace2 myspace200
myspace21 myspace22 myspace23 myspace3 myspace4 myspace5 myspace6 myspace69 myspace7 myspace8 myspace9
mystery1 myxworld n0=acc3ss n8zgt5p0shw= nacional nadezhda nancy123 napoleon napoleon1 narayana naruto10
naruto11 naruto12 naruto123 naruto13 nascar24 nascar88 nastenka natalia1 natalie1 natascha natasha1 natedogg
nathalie nathan01 nathan12 nathan123 nathanie nathaniel nathaniel1 national naughty1 nautilus navigato
navigator navyseal nbuhtyjr ncc1701a ncc1701d ncc1701e ncc74656 nebraska need4speed needforspeed nemesis1
nemrac58 neopets12 netscape network1 networking neveragain nevermin nevermind nevermor nevermore newcastl
newcastle newcastle1 newlife1 neworder newpass1 newpass6 newpassword newport1 newport100 newproject2004
newstart newyork1 newyork2 newzealand nicetits nicholas nicholas1 nichole1 nickjonas nickjonas1 nickolas
nicolas1 nicole01 nicole10 nicole11 nicole12 nicole123 nicole13 nicole14 nicole16 nicole21 nicole22 nicole23
nicole27 nigga123 nigger123 nightmar nightmare nightmare1 nightowl nightwin nightwish nikki123 nineball
nineinch ninja123 nintendo nintendo1 nintendo64 nirvana1 nissan350z nks230kjs82 no1knows nocturne noisette
nokia123 nokia3310 nokia5130 nokia5230 nokia5300 nokia5530 nokia5800 nokia6233 nokia6300 nokia6600 nokian70
nokian73 nokian95 noname123 nonmembe nonmember noodles1 nopassword normandy northside1 nosferatu nostromo
notebook nothing1 notredam notredame nounours november november1 november11 november19 novembre noviembre
novifarm novikova nssadmin nthvbyfnjh ntktdbpjh number10 number11 number12 number23 numberone nursing1
nuttertools nwo4life nygiants nyq28giz1z nyyankee oakland1 oblivion oblivion1 obsidian oceans11 ocpoook325
october1 october10 october11 october12 october13 october14 october15 october2 october21 october22 october23
october31 october7 offspring ohiostate1 ohmnamah23 oklahoma oklahoma1 olalekan olamilekan olayinka oldschool
oliveira oliver12 oliver123 oluwaseun omarion1 omegared omsairam one2three onedirection onelove1 onepiece
opelastra open1234 opendoor opensesame operation operator optimist optiplex orange11 orange12 orange123
oranges1 ordinateur original orlando1 oscar123 ou29q6666 outsider overdrive overkill overlord owt243ygbj
p0015123 p0o9i8u7 p3rat54797 p455w0rd p4ssw0rd p@ssw0rd p@ssword pa55w0rd pa55word packard1 packers1 packers4
paintbal paintball paintball1 pakistan pakistan1 pakistan123 pakistani paladin1 pallmall palmeiras palmtree
panasoni panasonic panasonic1 pancake1 pancakes pancakes1 panda123 pandabear pandora1 panorama pantera1
panther1 panthers panthers1 panties1 pantyhos pantyhose papabear papamama paper123 paperino papillon paradigm
paradise paradise1 paramedi paramore paramore1 paranoid parlament parola12 parsifal partizan pasadena pasquale
pass1234 pass1word passcode passer2009 passer2010 passer2011 passion1 passmast passpass passport passport1
passthie passw0rd passwerd passwor1 password password! password. password0 password00 password01 password07
password08 password09 password1 password10 password11 password12 password123 password1234 password12345
password13 password14 password15 password16 password17 password18 password19 password2 password20 password21
password22 password23 password24 password3 password33 password4 password5 password55 password6 password69
password7 password77 password8 password88 password9 password99 passwords passwort passwort1 pasword1 patches1
pathfind pathfinder patience patricia patricia1 patricio patrick1 patrick123 patrick2 patriots patriots1
patriots12 patrizia patterso paulina1 pauline1 pavement pavilion pavilion1 payton34 pazzword123 pe#5gz29ptzmse
peace123 peaceful peaceout peaches1 peaches2 peanut01 peanut12 peanut123 peanutbutter peanuts1 pearljam
pebbles1 pedro123 peekaboo pegasus1 penelope penelope1 penetrating penetration penguin1 penguins penguins1
penis123 pennstat penny123 pennywis penthous pentium4 people123 pepper01 pepper11 pepper12 pepper123 pepsi123
pepsicola peregrin perfect1 personal personal1 pertinant peter123 peterbil peternorth peterpan peterpan1
peterson petrovich phaedrus phantom1 pharmacy phialpha philippe philips1 phillies phillip1 phillips phoenix1
phoenix2 pianoman picasso1 pickles1 pictuers picture1 pictures piercing pikachu1 pimpdadd pimpdaddy pimpdaddy1
pimpin101 pimpin69 pimping1 pimpster pineappl pineapple pineapple1 pinetree pingpong pink1234 pinkfloy
pinkfloyd pinkfloyd1 pinkpink pinky123 pinnacle pioneer1 pipeline pippen33 piramida pirates1 pistons1 pitbull1
pitchers pizza123 pizzahut pizzaman pk3x7w9w plastics platinum platinum1 platypus playball playboy1 playboy123
playboy2 playboy69 player12 player69 playgirl playmate playstat playstation playstation2 playstation3 playtime
pleasure plymouth poiuytrewq pok29q6666 pokemon1 pokemon11 pokemon12 pokemon123 pokemon2 pokerface polarbear
polaris1 polaroid polniypizdec0211 polniypizdec1102 polniypizdec110211 polopolo pontiac1 poochie1 poohbear
poohbear1 poohbear12 poohbear2 pool6123 poontang poop1234 poophead pooppoop pooppoop1 popcorn1 popcorn123
popcorn2 poppy123 poptart1 porcodio porkchop porkchop1 pornking pornographic pornpass pornstar pornstar1
porsche1 porsche9 porsche911 portland portugal portugal1 poseidon positive pothead1 pothead420 poupette
power123 powerful powerman pppppppp pr1ncess prashant preacher preciosa precious precious1 predator predator1
prelude1 presario presiden president president1 preston1 pretty12 pretty123 prettyboy prettyboy1 prettygirl
primavera prince123 princesa princesa1 princesita princess princess! princess01 princess07 princess08
princess09 princess1 princess10 princess11 princess12 princess13 princess14 princess15 princess16 princess18
princess19 princess2 princess21 princess22 princess23 princess3 princess4 princess5 princess6 princess69
princess7 princess8 princess9 princessa princesse princeto princeton principe principessa pringles printer1
priscill priscilla priscilla1 private1 priyanka professional professor progress project1 projectsadminx
promise1 pudding1 puertorico pufunga7782 pumpkin1 pumpkins punisher punkrock punkrock1 puppies1 puppy123
puppydog puppylove puppylove1 purple01 purple10 purple11 purple12 purple123 purple13 purple22 purple23
pussy123 pussy4me pussycat pussycat1 pussyeat pussylover pussyman pyramid1 pyramids q1234567 q12345678
q123456789 q1q1q1q1 q1q2q3q4 q1q2q3q4q5 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 q2w3e4r5 qarglr123 qawsedrf
qawsedrftg qaz12345 qaz123456 qaz123wsx qazqazqaz qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedc1
qazwsxedc123 qazwsxedcrfv qazwsxedcrfvtgb qazxsw12 qazxsw123 qazxswedc qdujvyg5sxa qq123456 qqqq1111 qqqqqqqq
qqqqqqqqqq qqww1122 qti7zxh18u quality123 quant4307s queenie1 question quiksilver qw123321 qw123456 qwaszx12
qwaszx123 qwe1122334 qwe12345 qwe123456 qwe123asd qwe123qwe qweasd123 qweasdzx qweasdzxc qweasdzxc1
qweasdzxc123 qwedsazxc qwegta13091990 qweqwe123 qweqweqwe qwer1234 qwer12345 qwer4321 qwerasdf qwerasdfzxcv
qwerqwer qwerqwer2 qwert123 qwert1234 qwert12345 qwertasdfg qwerty00 qwerty01 qwerty11 qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwerty13 qwerty21 qwerty22 qwerty23 qwerty321 qwerty666 qwerty69 qwerty77
qwerty777 qwerty78 qwerty789 qwerty88 qwerty99 qwertyqwerty qwertyu1 qwertyui qwertyui1 qwertyuio qwertyuio1
qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertzuiop r2d2c3p0 r2d2c3po r4e3w2q1
r9lw4j8khx racecar1 rachael1 rachelle radiohea radiohead radiohead1 raffaele ragnarok raiders1 raiders13
raiderz1 rainbow1 rainbow123 rainbow2 rainbow6 rainbow7 rainbows raindrop rainyday raistlin rajkumar rammstei
rammstein rammstein1 ramones1 ramstein randall1 rangers1 rapunzel rasengan rasputin rastafari rastaman
raymond1 rb26dett rbotmvz954 rdfhnbhf reading1 ready2go realmadrid rebbyt34 rebecca1 rebelde1 rebound1
reckless recovery red12345 redalert redbaron redbull1 reddevil reddragon reddwarf redhead1 redheads redlight
redneck1 redrose1 redroses redskins redskins1 redsox04 redstorm redwings redwings1 register reglisse reloaded
remember remember1 remingto remington remington1 rencontre renegade rerfhtre research reset123 resident
respect1 revelation revenge1 revival47 revoluti revolution revolver reynolds rfgbnjirf rfhfvtkmrf rfhfylfi
rfhlbyfk rfhnjirf rfnthbyf rfntymrf rfvfcenhf rhbcnbyf rhfcfdbwf rhfcjnrf rhiannon rhjrjlbk rhtdtlrj ricardo1
riccardo richard1 richmond richmond1 rickster riffraff rightnow riverplate riverrat riversid riverside
riverside1 rjhjktdf rjirfrgbde rjycnfynby rktjgfnhf roadkill roadking roadrunn roadrunner roadster robert01
robert12 robert123 roberto1 robinhood robinson robinson1 robotech robotics rochelle rochelle1 rocketman
rockets1 rockford rockhard rocknrol rocknroll rocknroll1 rockstar rockstar1 rockstar12 rocky123 rodriguez
rodriguez1 rolltide rolltide1 romance1 romanova romantic romashka ronaldinho ronaldo1 ronaldo7 ronaldo9
rooney10 rooster1 roosters rootbeer rootbeer1 rootedit rosebud1 rosemarie rosemary rosemary1 rosewood rosie123
rossella rotterdam roxanne1 rsalinas rt6ytere runescape runescape1 running1 rush2112 rushmore russell1
russian7 rusty123 rustydog s1234567 s123456789 s8ylpe9jdpvym saab9000 sabrina1 sadie123 sagitario sagitarius
sailboat sailormoon salamander salasana saltydog salvador salvador1 salvation salvator salvatore sam12345
samadams samantha samantha1 samantha12 samantha2 sammy123 sammydog sample123 sampson1 samsung1 samsung123
samuel01 samuel123 samurai1 sanandreas sanchez1 sandiego sandiego1 sandman1 sandra123 sandrine sandy123
sangeeta sanity72 santacru santana1 santiago santiago1 sapphire sapphire1 sarah123 sarajevo saraswati saratoga
sasha123 sasha_007 sassi123 sassy123 sasuke12 sasuke123 satan666 satellit satellite saturday sausages savanna1
savannah savannah1 saxophon saxophone sayangku scarface scarface1 scarlet1 scarlett scarlett1 schalke04
scheisse schnuffi school12 school123 science1 scirocco scoobydo scoobydoo scoobydoo1 scoobydoo2 scooter1
scooter2 scorpio1 scorpion scorpion1 scorpions scotland scotland1 scott123 scottie1 scrabble scrapper scrappy1
screamer screwyou scruffy1 scvmofas79 seahawks seahorse sealteam seattle1 sebastia sebastian sebastian1
sebastie sebastien secret123 secret666 security security1 seductive segblue2 seinfeld seminole semperfi
semperfi1 senators senha123 senior07 senior08 senior09 seniseviyorum sentinel sentnece sephirot sephiroth
septembe september september1 september2 september9 septiembre sepultura seraphim serendipity serenity
serenity1 sergbest sersolution service1 seven777 sevenof9 seventeen severine sexsexse sexsexsex sextrime1
sexy1234 sexyass1 sexybabe sexybabe1 sexybaby sexybaby1 sexyback1 sexybeast sexybeast1 sexybitch sexybitch1
sexyboy1 sexygirl sexygirl1 sexygirl12 sexygurl1 sexylady sexylady1 sexylove1 sexymama sexymama1 sexyman1
sexysexy sfgiants shadow01 shadow11 shadow12 shadow123 shadow13 shadow22 shahrukh shakira1 shamrock shamrock1
shaney14 shanghai shannon1 sharingan sharpie1 shearer9 sheepdog sheffield shelley1 sheridan sherlock sherman1
sherwood shevchenko shinigami shirley1 shitface shitface1 shitfuck shithead shithead1 shooter1 shopping
shopping1 shorty12 shorty123 shorty13 shotgun1 shotokan showtime shredder sidekick sidekick3 sidewind siemens1
sigmachi silver12 silver123 silverad silverado silverado1 simba123 simon123 simpleplan simpson1 simpsons
simpsons1 sinaloa1 singapor singapore sinister sithlord sixtynin sk84life sk8board sk8ordie skate123
skate4life skateboard skater12 skater123 skeeter1 skinhead skipper1 skittles skittles1 skorpion skydiver
skyline1 skywalke skywalker skywalker1 slamdunk slapnuts slapshot slayer666 slimshad slimshady slimshady1
slipknot slipknot1 slipknot6 slipknot66 slipknot666 slippery slovensko slowhand smackdow smackdown smackdown1
smallville smartass smarties smashing smeghead smile123 smile4me smirnoff smirnova smoke420 smokedog smokeweed
smokeweed1 smokey12 smokey123 smoothie snakeman snapple1 snapshot sneakers snickers snickers1 snoopdog
snoopdogg snoopy12 snoopy123 snowball snowball1 snowbird snowboar snowboard snowboard1 snowflak snowflake
snowflake1 snowman1 snowwhite snuggles snuggles1 soccer01 soccer07 soccer08 soccer09 soccer10 soccer101
soccer11 soccer12 soccer123 soccer13 soccer14 soccer15 soccer16 soccer17 soccer18 soccer19 soccer20 soccer21
soccer22 soccer23 soccer24 soccer99 socrates softball softball1 softball10 softball11 softball12 softball13
softball2 softball3 softball7 softtail software sojdlg123aljg sokolova soldier1 solidsnake solitude solnishko
solomon1 solution somebody something something1 songbird sonic123 sonnenschein sonyericsson sonyfuck sonyvaio
sooners1 sophie123 sopranos soso123aljg souljaboy1 soulmate southern southpar southpark southpark1 southpaw
southpole1 southside southside1 space123 spaceman spanish1 spanking sparhawk sparkle1 sparkles spartacus
spartan1 spartan117 spartans speaker1 special1 specialk spectrum spencer1 spiderma spiderman spiderman1
spiderman2 spiderman3 spike123 spitfire spitfire1 splatter splinter spoiled1 spongebo spongebob spongebob1
spongebob2 spongebob3 sporting springer sprinter sprocket squerting squirrel srilanka srinivas ssssssss
ssssssssss ssyu1314 stalker1 stallion stamford standard stanislav stanley1 star1234 starbuck starbucks
starbucks1 starcraf starcraft starcraft1 starcraft2 stardust starfire starfish starfish1 stargate stargate1
starligh starlight starlight1 starlite starship starstar start123 startfinding startrek startrek1 starwars
starwars1 starwars2 starwars3 steelers steelers1 steelers7 stefania stefanie stellina stephane stephani
stephanie stephanie1 stephen1 sterling sterling1 steve123 steven12 steven123 stewart1 stickman stigmata
stiletto stinger1 stingray stocking stonecol stonecold stonecold1 stoner420 stonewal stoppedby stranger
stratfor strawber strawberry streaming strength stripper student1 stunt101 stupid123 su123456 sublime1
submarin success1 suckcock suckdick suckmydick sugar123 sullivan summer01 summer05 summer06 summer07 summer08
summer09 summer10 summer11 summer12 summer123 summer2010 summer69 summer99 summertime sundance sunderla
sunderland sundevil sunflowe sunflower sunflower1 sunlight sunny123 sunnyday sunrise1 sunsh1ne sunshine
sunshine! sunshine01 sunshine1 sunshine11 sunshine12 sunshine2 sunshine3 sunshine7 super123 superbow superfly
supergirl supergirl1 superman superman! superman1 superman10 superman11 superman12 superman123 superman13
superman2 superman23 superman3 superman5 superman7 supermario supernatural supernov supernova supersonic
supersta superstar superstar1 surabaya sureno13 surenos13 surfing1 surside13 surveyor survivor suzanne1
svetlana swallows sweet123 sweetass sweetgirl sweetheart sweetie1 sweetlove sweetnes sweetness sweetness1
sweetpea sweetpea1 sweety12 swimmer1 swimming swimming1 swingers swinging swordfis swordfish swordfish1
sylveste sylvester syncmaster syracuse system32 sz9kqcctwy tabitha1 tacobell tacobell1 taekwondo tailgate
taishan2011 tajmahal takamine talisman tamerlan tampabay tangerin tangerine target123 tarheels tarheels1
tartaruga tatiana1 taylor01 taylor11 taylor12 taylor123 taylor13 tazmania teacher1 teamo123 teamomucho
teamwork techn9ne technics technology tecktonik tecumseh teddy123 teddybea teddybear teddybear1 teiubesc
telechargement telefono telephon telephone telephone1 television temitope temp1234 temppass temppassword
temptress tenerife tennesse tennessee tennessee1 tequiero tequiero1 tequila1 terminal terminat terminator
terrapin terrell1 terriers test1234 testibil testing1 testing123 testpass testtest texas123 thailand thanatos
thankgod thankyou thankyou1 thebeast thebeatles thebest1 theboss1 theclash thedoors theforce thegame1 thegreat
thegreat1 thegreat123 theking1 theodore theonly1 theresa1 therock1 thesaint thesims2 thething thetruth
theused1 thirteen thirteen13 thisisit thisisme thomas01 thomas11 thomas12 thomas123 thomas22 thompson
thompson1 threesom thug4life thuglife thuglife1 thumbnils thumper1 thunder1 thunderb thursday tiberian
tiberius tickling ticklish ticktock tiffany1 tiger123 tigercat tigerlily tigger01 tigger11 tigger12 tigger123
tigger13 tigger22 timelord timothy1 timoxa94 tinkerbe tinkerbel1 tinkerbell titanic1 titanium titleist
tkbpfdtnf tmnet123 tnk0mk16vx together tokiohotel tomahawk tommy123 tommyboy tomorrow tomservo tonyhawk
tooltime toonarmy tootsie1 topbutton topolino topsecre topsecret toriamos tornado1 toronto1 tortoise toshiba1
tottenha tottenham tottenham1 toulouse trailers training transexual transformers translator traveler treasure
treefrog trenton1 trfnthbyf triangle tricolor trigger1 trinidad trinidad1 trinitro trinitron trinity1 trinity3
triplets triskelion tristan1 trojans1 trombone trooper1 tropical trouble1 trousers trucker1 trucking trueblue
truelove truelove1 truffles trumpet1 trustno1 trustnoone tryagain ttd955audg tunafish turkey50 tweety12
tweetybird twelve12 twilight twilight1 twilight12 twinkle1 twisted1 twister1 ty2t1hv3oc tyler123 u1v7hhh7ef
ufhvjybz uhbujhbq uhfybn8888 ultimate ultraman umbrella uncencored underdog underground underoath1 undertak
undertaker undertow underworld unicorn1 univers2l universa universal universal1 universe universi university
unknown1 uqa9ebw445 ursitesux username usmarine usmc0311 usuckballz1 utahjazz uvgx8f8232 vacation vacation1
vaffanculo vagabond valencia valentin valentina valentina1 valentine valentine1 valentino valeria1 valerie1
valeriya valhalla valkyrie valleywa vampire1 vampires vancouve vancouver vanessa1 vanessa123 vanguard vanhalen
vanilla1 vaseline vasilisa vauxhall vegas123 vendetta venezuela verbatim verizon1 veronica veronica1 veronika
veronique verygood vfhbyjxrf vfhnsirf vfhufhbnf vfitymrf vflfufcrfh vfnbkmlf vfntvfnbrf vfpfafrf vfrcbvrf
vfvfgfgf vfylfhby victoire victor123 victoria victoria1 victory1 viewsoni viewsonic vikings1 viktoria
viktoriya villanueva vincent1 vincenzo vinicius violator violetta vipergts viphv5j736 virginia virginia1
virginie vittoria vittorio vivitron vjqgfhjkm vkontakte vladimir vladislav vodafone volkodav volkswag
volkswagen volleyba volleyball voyager1 vqsablpzla vrbgqns997 vsjasnel12 w5tn36alfw w5txn36alfw w66yrybgra
wachtwoord waffenss waheguru wallace1 walmart1 wanderer wangyut2 wapapapa warcraft warcraft1 warcraft3
wareagle warhamme warhammer warhammer1 warning1 warrior1 warriors warriors1 warszawa washingt washington
water123 waterboy waterfal waterfall waterloo watermelon waterpolo waterski wdtnjxtr weare138 webhompas
webhompass webmaste webmaster websol76 websolutions webster1 wedding1 wednesda wednesday weedman1 welcome1
welcome12 welcome123 welcome2 welkom01 wellhung wellingt wellington werewolf werty123 westcoast western1
westham1 westlife westlife1 westside westside1 westside13 westwood wetpussy wg8e3wjf whatever whatever!
whatever1 whatever2 whatsup1 whatthefuck whatthezor whiplash whiskers whiskers1 whiskey1 whistler whiteboy
whiteboy1 whiteout whitesox whitney1 whocares whocares1 whoknows wildbill wildcard wildcat1 wildcats wildcats1
wildfire wildwood wilfried william1 william12 william123 william2 william3 williams williams1 winchest
winchester windmill windows1 windows7 windowsxp windsurf wingchun wingzero winston1 winter99 wireless
wisconsin wishbone woaini1314 woaiwojia wolfgang wolfpack wolfpack1 wolverin wolverine wolverine1 wonderboy
wonderfu wonderful wonderful1 wonderland woodland woodstoc woodstock woodwork woofwoof wordpass wordpass1
worldcup woshiyazi wow12345 wp2003wp wrangler wrestlin wrestling wrestling1 wrinkle1 wrinkles wwwwwwww
wz362308 x3luym2mmj x4ivyga51f x72jhhu3z x99qomx561 xblhintb9w xboxlive xiang123456 xtseo2011tdx xxxxxxxx
xxxxxxxxxx y6p67ftrqj yagjecc826 yahoo.com yahoo123 yahoomail yamahar1 yamahar6 yangyang yankees1 yankees13
yankees2 yaroslav yeahbaby yellow11 yellow12 yellow123 yellow22 yesterda yesterday yfcntymrf yfdbufnjh10305070
yfdbufnjh63 yfnfitymrf yjdsqgfhjkm yogibear yolanda1 yomomma1 yorktown yosemite youandme youbye123 youngmoney
yourmama yourmom! yourmom1 yourmom2 yousuck1 yousuck2 youtube1 ytngfhjkz yuantuo2012 z0102030405 z123456789
z1x2c3v4 z1x2c3v4b5 zacefron zacefron1 zachary1 zag12wsx zanzibar zaq12345 zaq12wsx zaq1xsw2 zaqwsxcde
zaqxswcde zaragoza zeppelin zeppelin1 zerocool zidane10 zildjian zimmer483 zolushka zxasqw12 zxc123456
zxcasd123 zxcasdqwe zxcasdqwe123 zxcv1234 zxcvasdf zxcvb123 zxcvb12345 zxcvbn123 zxcvbnm1 zxcvbnm12 zxcvbnm123
zxcvbnm: zxcvvcxz zxcvzxcv zxczxczxc zz8807zpl zzs000000 zzzzzzzz zzzzzzzzzz
`;
